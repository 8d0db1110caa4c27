/**
 * Makes the sample films from drawn shots and quiet background sound. The format is MP4 with H.264 and AAC, and players can
 * start at once.
 */
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ffmpeg } from './ffmpeg.ts';
import { REELS } from './films/reels.ts';
import { FPS, frames, HEIGHT, WIDTH } from './films/shot.ts';
import type { Sound } from './sound.ts';
import { chirp, drone, finish, hush, lay, pluck, saveWav, silence, tone } from './sound.ts';
import { chance } from './svg.ts';

const LARGEST = 640_000;

const engine = (seconds: number): Sound =>
  hush(seconds, 3, 0.985, (t) => 1 + 0.35 * Math.sin(t * 44) + 0.2 * Math.sin(t * 0.7));
const wind = (seconds: number): Sound => hush(seconds, 5, 0.93, (t) => 0.25 + 0.15 * Math.sin(t * 0.6));

function song(all: Sound, seconds: number, sa: number): void {
  lay(all, drone(sa / 2, sa * 0.75, seconds, 0.9), 0, 0.25);
  [0, 4, 7, 9, 7, 4, 2, 4, 7, 12, 9, 7].forEach((step, i) => {
    if (2 + i * 1.8 < seconds - 2) lay(all, pluck(sa * 2 ** (step / 12), 3, 20 + i), 2 + i * 1.8, 0.35);
  });
}

const BEDS: Readonly<Record<string, (all: Sound, seconds: number) => void>> = {
  'haul-road': (all, s) => {
    lay(all, engine(s), 0, 0.9);
    lay(all, wind(s), 0, 0.5);
    song(all, s, 196);
  },
  'face-to-rake': (all, s) => {
    lay(all, engine(s), 0, 0.6);
    lay(all, hush(5, 8, 0.6), 10.4, 0.12);
    for (let t = 14.6; t < s; t += 0.55) [0, 0.12].forEach((later) => lay(all, tone(140, 0.2, 30), t + later, 0.25));
    song(all, s, 220);
  },
  'hill-grows-back': (all, s) => {
    lay(all, wind(s), 0, 0.4);
    lay(all, hush(7, 9, 0.4), 6.4, 0.09);
    const r = chance(4);
    for (let t = 14; t < s - 1; t += 0.4 + r() * 1.6) lay(all, chirp(Math.floor(t * 10)), t, 0.1 + r() * 0.1);
    song(all, s, 233);
  },
  'control-room': (all, s) => {
    lay(all, hush(s, 6, 0.96), 0, 0.3);
    for (let t = 0.5; t < s; t += 1.7) lay(all, tone(880, 0.12, 25), t, 0.12);
    for (let t = 6.8; t < 13; t += 0.8) lay(all, tone(660, 0.3, 8), t, 0.22);
    song(all, s, 208);
  },
  'rescue-drill': (all, s) => {
    lay(all, wind(s), 0, 0.4);
    for (let t = 0.4; t < 5; t += 0.9)
      [523, 392].forEach((pitch, i) => lay(all, tone(pitch, 0.4, 6), t + i * 0.42, 0.2));
    for (let t = 5; t < s - 1; t += 2.4)
      lay(
        all,
        hush(0.9, 11, 0.8, (u) => Math.sin((u / 0.9) * Math.PI)),
        t,
        0.35,
      );
    song(all, s, 185);
  },
};

export async function makeFilms(media: string, only: readonly string[]): Promise<void> {
  const folder = path.join(media, 'films');
  await mkdir(folder, { recursive: true });
  for (const [name, { seconds, shots }] of Object.entries(REELS)) {
    if (only.length > 0 && !only.includes(name)) continue;
    const bed = silence(seconds);
    BEDS[name]?.(bed, seconds);
    const wav = path.join(tmpdir(), `${name}.wav`);
    await saveWav(finish(bed, 0.3, 0.8, 1.2), wav);
    const pictures = [
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      `${WIDTH}x${HEIGHT}`,
      '-r',
      String(FPS),
      '-i',
      'pipe:0',
      '-i',
      wav,
    ];
    const rate = `${Math.min(240, Math.floor((LARGEST * 8) / seconds / 1000) - 40)}k`;
    const video = [
      '-c:v',
      'libx264',
      '-preset',
      'slower',
      '-crf',
      '26',
      '-maxrate',
      rate,
      '-bufsize',
      rate,
      '-pix_fmt',
      'yuv420p',
      '-profile:v',
      'main',
      '-threads',
      '1',
    ];
    const audio = [
      '-c:a',
      'aac',
      '-b:a',
      '32k',
      '-ac',
      '1',
      '-ar',
      '44100',
      '-t',
      String(seconds),
      '-movflags',
      '+faststart',
    ];
    await ffmpeg([...pictures, ...video, ...audio, path.join(folder, `${name}.mp4`)], frames(shots, seconds));
    await rm(wav);
  }
}
