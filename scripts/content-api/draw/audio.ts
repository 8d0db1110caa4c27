/** Composes and plays the sample songs: a plucked melody over a drone and hand drums, saved as MP3. */
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ffmpeg } from './ffmpeg.ts';
import type { Sound, Stroke } from './sound.ts';
import { drone, drum, finish, flute, lay, pluck, room, saveWav, silence } from './sound.ts';

/** Semitones above Sa: the seven notes. `M` is the raised fourth, and `m` is the plain fourth. */
const STEPS: Readonly<Record<string, number>> = { S: 0, R: 2, G: 4, m: 5, M: 6, P: 7, D: 9, N: 11 };

interface Song {
  readonly title: string;
  readonly seconds: number;
  readonly sa: number;
  /** The length in seconds of one sign of the melody. */
  readonly beat: number;
  readonly start: number;
  /** Letters are notes. `'` means an octave above, and `,` an octave below. `-` holds the note, and `.` is a rest. */
  readonly lines: readonly string[];
  readonly drums: readonly (Stroke | '')[];
  /** The lines that the flute also plays, counted from 0. */
  readonly fluted: readonly number[];
}

const SONGS: Readonly<Record<string, Song>> = {
  'company-song': {
    title: 'Light from the earth',
    seconds: 40,
    sa: 220,
    beat: 0.36,
    start: 2.9,
    fluted: [2, 3, 5],
    lines: [
      'S R G - P - D P G - R G S - - -',
      "S R G - P - S' - D - P G R - S -",
      "P - P D S' - S' - R' S' D P D - S' -",
      "S' D P G P D P G R - G R S - - -",
      "G P D S' D - P - G P D P G R S -",
      "S R G P D S' D P G - R - S - - -",
    ],
    drums: ['ge', 'tick', 'na', 'tick', 'na', 'tick', 'ge', 'na', 'ge', 'tick', 'na', 'tick', 'ge', 'tick', 'na', 'na'],
  },
  'tree-song': {
    title: 'One sapling mine, one sapling yours',
    seconds: 30,
    sa: 247,
    beat: 0.3,
    start: 2.4,
    fluted: [1, 3, 5],
    lines: [
      'S R m P - m R - S D, S -',
      'R m P D - P m P m R S -',
      "m P D S' - S' D P D S' - -",
      "R' S' D P - D m P m R S -",
      "S R m P D S' D - P m R -",
      'm P D P m R S R D, S - -',
    ],
    drums: ['ge', 'tick', 'na', 'na', 'tick', 'na', 'ge', 'tick', 'na', 'ge', 'na', 'na'],
  },
  'safety-song': {
    title: 'Everyone comes home',
    seconds: 25,
    sa: 196,
    beat: 0.245,
    start: 2,
    fluted: [2, 4],
    lines: [
      'S - S R G - P - G - R G S - N, -',
      "P - P G P - N - S' - N P G - R -",
      "S' - S' N P - N - S' R' S' N P - - -",
      'G P N P G R G P G - R - S - N, -',
      "S R G P N - S' - N P G R S - - -",
    ],
    drums: ['ge', 'tick', 'na', 'tick', 'ge', 'ge', 'na', 'tick', 'ge', 'tick', 'na', 'tick', 'ge', 'na', 'na', 'na'],
  },
};

interface Note {
  readonly at: number;
  readonly beats: number;
  readonly pitch: number;
  readonly line: number;
}

function notes(song: Song): Note[] {
  const result: Note[] = [];
  let count = 0;
  song.lines.forEach((text, line) => {
    for (const sign of text.split(' ')) {
      const before = result.at(-1);
      const step = STEPS[sign[0] ?? ''];
      if (sign === '-' && before) result[result.length - 1] = { ...before, beats: before.beats + 1 };
      if (step !== undefined)
        result.push({
          at: song.start + count * song.beat,
          beats: 1,
          pitch: song.sa * 2 ** ((step + (sign.endsWith("'") ? 12 : sign.endsWith(',') ? -12 : 0)) / 12),
          line,
        });
      count += 1;
    }
  });
  return result;
}

function play(song: Song): Sound {
  const all = silence(song.seconds);
  lay(all, drone(song.sa / 2, song.sa * 1.5, song.seconds, song.beat * 2), 0, 0.32);
  const melody = notes(song);
  melody.forEach((note, i) => {
    const swing = ((i * 7) % 5) * 0.004;
    lay(
      all,
      pluck(note.pitch, Math.min(3, note.beats * song.beat + 1), 100 + i),
      note.at + swing,
      0.8 + ((i * 3) % 4) * 0.06,
    );
    lay(all, pluck(note.pitch / 2, 1.4, 400 + i, 0.4), note.at + swing, 0.22);
    if (song.fluted.includes(note.line))
      lay(all, flute(note.pitch, note.beats * song.beat * 0.96, 700 + i), note.at, 0.2);
  });
  const last = melody.at(-1);
  const end = last ? last.at + last.beats * song.beat : song.seconds;
  for (let i = 0; song.start + i * song.beat < end - song.beat * 3; i += 1) {
    const stroke = song.drums[i % song.drums.length];
    if (stroke)
      lay(
        all,
        drum(stroke, 50 + (i % 9)),
        song.start + i * song.beat,
        stroke === 'ge' ? 0.34 : stroke === 'na' ? 0.2 : 0.12,
      );
  }
  [0, 7, 12].forEach((step, i) =>
    lay(all, pluck(song.sa * 2 ** (step / 12), song.seconds - end, 800 + i), end + i * 0.09, 0.7),
  );
  return finish(room(all, 0.4), 0.82, 0.3, 1.8);
}

export async function makeAudio(media: string, only: readonly string[]): Promise<void> {
  const folder = path.join(media, 'audio');
  await mkdir(folder, { recursive: true });
  for (const [name, song] of Object.entries(SONGS)) {
    if (only.length > 0 && !only.includes(name)) continue;
    const wav = path.join(tmpdir(), `${name}.wav`);
    await saveWav(play(song), wav);
    await ffmpeg([
      '-i',
      wav,
      '-ac',
      '1',
      '-ar',
      '44100',
      '-c:a',
      'libmp3lame',
      '-b:a',
      '64k',
      '-metadata',
      `title=${song.title}`,
      '-metadata',
      'artist=Vindhya Coalfields Limited (a fictional company)',
      path.join(folder, `${name}.mp3`),
    ]);
    await rm(wav);
  }
}
