/** Makes the pictures of the sample content, all of them or the ones named. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Print } from './raster.ts';
import { print } from './raster.ts';
import { chimney, headquarters, solarRoof, township } from './scenes/company.ts';
import { lake, nursery, saplings, treeRow } from './scenes/green.ts';
import { haul, haulDay } from './scenes/haul.ts';
import { conveyor, rail, siloScene, wagonLoading } from './scenes/line.ts';
import { benches, benchesMonsoon } from './scenes/pit.ts';
import { control, trainingHall } from './scenes/rooms.ts';
import { eyeCamp, school, villageRoad, waterTankScene } from './scenes/village.ts';
import { map, panorama, portrait } from './scenes/wide.ts';
import { dragline, rescueDrill, workshop } from './scenes/works.ts';

const PHOTO: Print = { width: 2400, height: 1600 };
const FACE: Print = { width: 800, height: 800, quality: 82 };

type Scene = readonly [draw: () => string, print?: Print];

export const SCENES: Readonly<Record<string, Scene>> = {
  benches: [benches], 'benches-monsoon': [benchesMonsoon], haul: [haul], 'haul-day': [haulDay], lake: [lake], rail: [rail],
  nursery: [nursery], saplings: [saplings], control: [control], silo: [siloScene], dragline: [dragline], school: [school],
  'eye-camp': [eyeCamp], workshop: [workshop, { ...PHOTO, sideways: true }], township: [township], 'solar-roof': [solarRoof],
  'rescue-drill': [rescueDrill], 'water-tank': [waterTankScene], 'village-road': [villageRoad], conveyor: [conveyor],
  'training-hall': [trainingHall], headquarters: [headquarters], 'tree-row': [treeRow], 'wagon-loading': [wagonLoading],
  panorama: [panorama, { width: 4800, height: 1200 }], chimney: [chimney, { width: 1600, height: 2400 }],
  'leader-1': [() => portrait(1), FACE], 'leader-2': [() => portrait(2), FACE],
};

const BROKEN = 'This file is called a picture but holds only these words.\nThe site has to say what it was meant to show, and to go on.\n'.repeat(3);

export async function makePictures(media: string, only: readonly string[]): Promise<void> {
  const folder = path.join(media, 'pictures');
  await mkdir(folder, { recursive: true });
  const wanted = (name: string): boolean => only.length === 0 || only.includes(name);
  for (const [i, [name, [draw, how]]] of Object.entries(SCENES).entries()) {
    if (wanted(name)) await print(draw(), path.join(folder, `${name}.jpg`), 1000 + i, how ?? PHOTO);
  }
  if (wanted('map')) await sharp(Buffer.from(map())).png({ compressionLevel: 9, palette: true, quality: 90 }).toFile(path.join(folder, 'map.png'));
  if (wanted('broken')) await writeFile(path.join(folder, 'broken.jpg'), BROKEN);
}
