/** Makes all pictures of the sample content, or only the named pictures. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Print } from './raster.ts';
import { print } from './raster.ts';
import { chimney } from './scenes/chimney.ts';
import { control } from './scenes/control.ts';
import { conveyor } from './scenes/conveyor.ts';
import { dragline } from './scenes/dragline.ts';
import { eyeCamp } from './scenes/eye-camp.ts';
import { haul, haulDay } from './scenes/haul.ts';
import { headquarters } from './scenes/headquarters.ts';
import { lake } from './scenes/lake.ts';
import { wagonLoading } from './scenes/loading.ts';
import { map } from './scenes/map.ts';
import { nursery } from './scenes/nursery.ts';
import { panorama } from './scenes/panorama.ts';
import { benches, benchesMonsoon } from './scenes/pit.ts';
import { portrait } from './scenes/portrait.ts';
import { rail, siloScene } from './scenes/rail.ts';
import { rescueDrill } from './scenes/rescue.ts';
import { saplings } from './scenes/saplings.ts';
import { school } from './scenes/school.ts';
import { solarRoof } from './scenes/solar-roof.ts';
import { township } from './scenes/township.ts';
import { trainingHall } from './scenes/training.ts';
import { treeRow } from './scenes/tree-row.ts';
import { villageRoad } from './scenes/village-road.ts';
import { waterTankScene } from './scenes/water-tank.ts';
import { workshop } from './scenes/workshop.ts';

const PHOTO: Print = { width: 2400, height: 1600 };
const FACE: Print = { width: 800, height: 800, quality: 82 };

type Scene = readonly [draw: () => string, print?: Print];

const SCENES: Readonly<Record<string, Scene>> = {
  benches: [benches],
  'benches-monsoon': [benchesMonsoon],
  haul: [haul],
  'haul-day': [haulDay],
  lake: [lake],
  rail: [rail],
  nursery: [nursery],
  saplings: [saplings],
  control: [control],
  silo: [siloScene],
  dragline: [dragline],
  school: [school],
  'eye-camp': [eyeCamp],
  workshop: [workshop, { ...PHOTO, sideways: true }],
  township: [township],
  'solar-roof': [solarRoof],
  'rescue-drill': [rescueDrill],
  'water-tank': [waterTankScene],
  'village-road': [villageRoad],
  conveyor: [conveyor],
  'training-hall': [trainingHall],
  headquarters: [headquarters],
  'tree-row': [treeRow],
  'wagon-loading': [wagonLoading],
  panorama: [panorama, { width: 4800, height: 1200 }],
  chimney: [chimney, { width: 1600, height: 2400 }],
  'leader-1': [() => portrait(1), FACE],
  'leader-2': [() => portrait(2), FACE],
};

const BROKEN =
  'This file is called a picture but holds only these words.\nThe site has to say what it was meant to show, and to go on.\n'.repeat(
    3,
  );

export async function makePictures(media: string, only: readonly string[]): Promise<void> {
  const folder = path.join(media, 'pictures');
  await mkdir(folder, { recursive: true });
  const wanted = (name: string): boolean => only.length === 0 || only.includes(name);
  for (const [i, [name, [draw, how]]] of Object.entries(SCENES).entries()) {
    if (wanted(name)) await print(draw(), path.join(folder, `${name}.jpg`), 1000 + i, how ?? PHOTO);
  }
  if (wanted('map'))
    await sharp(Buffer.from(map()))
      .png({ compressionLevel: 9, palette: true, quality: 90 })
      .toFile(path.join(folder, 'map.png'));
  if (wanted('broken')) await writeFile(path.join(folder, 'broken.jpg'), BROKEN);
}
