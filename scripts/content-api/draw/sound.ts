/** Makes sounds from numbers, and saves them as WAV: plucked strings, flute, drone, hand drums, noise and echo. */
import { writeFile } from 'node:fs/promises';
import { chance } from './svg.ts';

const RATE = 44100;
export type Sound = Float32Array;

export const silence = (seconds: number): Sound => new Float32Array(Math.ceil(seconds * RATE));

/** Adds one sound to another, from the time `at`. */
export function lay(under: Sound, over: Sound, at: number, level = 1): void {
  const from = Math.round(at * RATE);
  for (let i = Math.max(0, -from); i < over.length && from + i < under.length; i += 1)
    under[from + i] = (under[from + i] ?? 0) + (over[i] ?? 0) * level;
}

function fill(seconds: number, wave: (t: number) => number): Sound {
  return silence(seconds).map((_, i) => wave(i / RATE));
}

/** Makes a plucked string: a burst of noise in a feedback loop that removes high frequencies. */
export function pluck(frequency: number, seconds: number, seed: number, bright = 0.55, ring = 0.9965): Sound {
  const r = chance(seed);
  const period = RATE / frequency - (0.5 - bright * 0.4);
  const n = Math.floor(period);
  const between = period - n;
  const loop = new Float32Array(n + 1).map(() => r() * 2 - 1);
  for (let pass = 0; pass < 3; pass += 1)
    for (let i = 1; i <= n; i += 1) loop[i] = (loop[i] ?? 0) * bright + (loop[i - 1] ?? 0) * (1 - bright);
  const result = silence(seconds);
  let last = 0;
  for (let i = 0; i < result.length; i += 1) {
    const [a, b] = [loop[i % (n + 1)] ?? 0, loop[(i + 1) % (n + 1)] ?? 0];
    const value = b * (1 - between) + a * between;
    const next = (value * (0.5 + bright * 0.4) + last * (0.5 - bright * 0.4)) * ring;
    last = value;
    loop[i % (n + 1)] = next;
    result[i] = next * Math.min(1, i / 40) * Math.min(1, (result.length - i) / 900);
  }
  return result;
}

export function flute(frequency: number, seconds: number, seed: number): Sound {
  const r = chance(seed);
  let breath = 0;
  let phase = 0;
  return fill(seconds, (t) => {
    const swell = Math.min(1, t / 0.07) * Math.min(1, Math.max(0, seconds - t) / 0.09);
    phase += (frequency * (1 + 0.006 * Math.min(1, t * 2) * Math.sin(t * 33)) * 2 * Math.PI) / RATE;
    breath = breath * 0.9 + (r() - 0.5) * 0.1;
    return swell * (Math.sin(phase) * 0.62 + Math.sin(phase * 2) * 0.2 + Math.sin(phase * 3) * 0.06 + breath * 0.5);
  });
}

export type Stroke = 'na' | 'ge' | 'tick';

/** A stroke on a pair of hand drums. */
export function drum(stroke: Stroke, seed: number): Sound {
  const r = chance(seed);
  if (stroke === 'tick') return fill(0.07, (t) => (r() - 0.5) * Math.exp(-t * 75));
  if (stroke === 'ge')
    return fill(
      0.5,
      (t) =>
        Math.sin(2 * Math.PI * (72 * t + 1.6 * (1 - Math.exp(-t * 16)))) * Math.exp(-t * 7) +
        (r() - 0.5) * 0.3 * Math.exp(-t * 160),
    );
  return fill(
    0.32,
    (t) =>
      (Math.sin(2 * Math.PI * 392 * t) * 0.7 +
        Math.sin(2 * Math.PI * 786 * t) * 0.35 +
        Math.sin(2 * Math.PI * 1180 * t) * 0.15) *
        Math.exp(-t * 15) +
      (r() - 0.5) * 0.5 * Math.exp(-t * 190),
  );
}

/** Makes a drone of four strings. The strings sound one after the other, again and again. */
export function drone(sa: number, fifth: number, seconds: number, step: number): Sound {
  const all = silence(seconds);
  const strings = [fifth / 2, sa, sa, sa / 2];
  for (let i = 0; i * step < seconds - 1; i += 1)
    lay(all, pluck(strings[i % 4] ?? sa, Math.min(5, seconds - i * step), 900 + i, 0.75, 0.9985), i * step, 0.5);
  return all;
}

/** Makes noise without high frequencies: wind, engines, rain. A `soft` nearer to 1 gives softer noise. */
export function hush(seconds: number, seed: number, soft: number, swell: (t: number) => number = () => 1): Sound {
  const r = chance(seed);
  let low = 0;
  return fill(seconds, (t) => (low = low * soft + (r() - 0.5) * (1 - soft)) * swell(t) * 4);
}

export const tone = (frequency: number, seconds: number, fade = 4): Sound =>
  fill(seconds, (t) => Math.sin(2 * Math.PI * frequency * t) * Math.exp(-t * fade) * Math.min(1, t / 0.01));

/** The call of a small bird: a few falling whistles. */
export const chirp = (seed: number): Sound => {
  const r = chance(seed);
  const [base, calls] = [2300 + r() * 1300, 2 + Math.floor(r() * 3)];
  return fill(calls * 0.16, (t) => {
    const u = t % 0.16;
    return u < 0.1 ? Math.sin(2 * Math.PI * (base * u - base * 2.2 * u * u)) * Math.sin((u / 0.1) * Math.PI) : 0;
  });
};

/** Adds the echo of a small hall. */
export function room(dry: Sound, level: number): Sound {
  const wet = new Float32Array(dry.length);
  for (const [delay, back] of [
    [1557, 0.78],
    [1617, 0.77],
    [1491, 0.79],
    [1422, 0.8],
    [1867, 0.74],
  ] as const) {
    const loop = new Float32Array(delay);
    let dull = 0;
    for (let i = 0; i < dry.length; i += 1) {
      const out = loop[i % delay] ?? 0;
      dull = out * 0.6 + dull * 0.4;
      loop[i % delay] = (dry[i] ?? 0) + dull * back;
      wet[i] = (wet[i] ?? 0) + out * 0.2;
    }
  }
  return dry.map((v, i) => v + (wet[i] ?? 0) * level);
}

/** Sets the loudest value to `peak`, and fades the sound in and out. */
export function finish(sound: Sound, peak: number, fadeIn = 0.05, fadeOut = 1.5): Sound {
  const loudest = sound.reduce((m, v) => Math.max(m, Math.abs(v)), 1e-6);
  return sound.map(
    (v, i) =>
      (v / loudest) * peak * Math.min(1, i / (fadeIn * RATE)) * Math.min(1, (sound.length - i) / (fadeOut * RATE)),
  );
}

export async function saveWav(sound: Sound, file: string): Promise<void> {
  const wav = Buffer.alloc(44 + sound.length * 2);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + sound.length * 2, 4);
  wav.write('WAVEfmt ', 8);
  [
    [16, 4, 16],
    [20, 2, 1],
    [22, 2, 1],
    [24, 4, RATE],
    [28, 4, RATE * 2],
    [32, 2, 2],
    [34, 2, 16],
  ].forEach(([at = 0, size = 2, value = 0]) => wav.writeUIntLE(value, at, size));
  wav.write('data', 36);
  wav.writeUInt32LE(sound.length * 2, 40);
  sound.forEach((v, i) => wav.writeInt16LE(Math.round(Math.max(-1, Math.min(1, v)) * 32767), 44 + i * 2));
  await writeFile(file, wav);
}
