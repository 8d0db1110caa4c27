/** Draws people without faces: miners, villagers, children, seen standing, walking, seated or from behind. */
import type { Point } from '../svg.ts';
import { blob, box, disc, f, line, oval, put, shade } from '../svg.ts';

export interface Look {
  readonly top: string;
  readonly legs?: string;
  readonly skin?: string;
  readonly hair?: string;
  readonly helmet?: string;
  readonly vest?: string;
  readonly sari?: string;
  /** A knee-long skirt, with two plaits. */
  readonly skirt?: string;
  readonly scarf?: string;
  readonly hands?: readonly [left: Point, right: Point];
  readonly stride?: number;
  readonly behind?: boolean;
  /** A child's larger head. */
  readonly young?: boolean;
}

const SKIN = '#8a5a3a';
const round = 'stroke-linecap="round" stroke-linejoin="round"';

function arm(shoulder: Point, hand: Point, bend: number, colour: string, skin: string): string {
  const [mx, my] = [(shoulder[0] + hand[0]) / 2 + bend, (shoulder[1] + hand[1]) / 2 + Math.abs(bend) * 0.4];
  return (
    line(`M${shoulder[0]} ${shoulder[1]}L${f(mx)} ${f(my)}L${hand[0]} ${hand[1]}`, colour, 7.5, round) +
    disc(hand[0], hand[1], 3.8, skin)
  );
}

/** A head at the height of a standing person of 100 units. */
function head({ skin = SKIN, hair = '#1d1512', helmet, sari, skirt, scarf, behind }: Look): string {
  const neck = box(-3.2, -87, 6.4, 5.5, skin, 'rx="2"');
  const skull = oval(0, -92, 7.4, 8.6, skin);
  const hairCap = behind
    ? oval(0, -92.5, 7.9, 8.6, hair)
    : blob('M-7.9 -91Q-9 -101.5 0 -101.5Q9 -101.5 7.9 -91Q6.5 -96.5 0 -96.5Q-6.5 -96.5 -7.9 -91Z', hair);
  const plaits = skirt
    ? line('M-7 -92Q-12 -86 -10 -78M7 -92Q12 -86 10 -78', hair, 3.6, round) +
      disc(-10, -77, 2.2, '#b3261e') +
      disc(10, -77, 2.2, '#b3261e')
    : '';
  const bun = sari ? disc(behind ? 0 : -7.5, -93, 4.2, hair) : '';
  const veil = scarf
    ? blob('M-9.5 -86Q-11 -103 0 -103Q11 -103 9.5 -86L6.5 -90Q6.5 -97.5 0 -97.5Q-6.5 -97.5 -6.5 -90Z', scarf)
    : '';
  const hat = helmet
    ? blob('M-9 -94Q-9 -105 0 -105Q9 -105 9 -94Z', helmet) +
      box(-11, -95, 22, 2.6, helmet, 'rx="1.3"') +
      box(-1.5, -104.5, 3, 9, '#ffffff', 'opacity=".45"')
    : '';
  return plaits + neck + skull + hairCap + bun + veil + hat;
}

/** A person 100 units tall with the feet at the origin. */
export function person(look: Look): string {
  const {
    top,
    legs = '#2f3a4a',
    skin = SKIN,
    vest,
    sari,
    skirt,
    stride = 3,
    hands = [
      [-16, -48],
      [16, -48],
    ],
  } = look;
  const [left, right] = hands;
  const lower = sari
    ? blob(`M-11 -52H11L${14 + stride} -2Q0 1 ${-14 - stride} -2Z`, sari) +
      line('M3 -50Q7 -25 5 -2M-4 -50Q-6 -25 -8 -2', '#00000030', 1.2)
    : line(`M-4.5 -50L${-4 - stride} -4`, skirt ? skin : legs, 9.5, round) +
      line(`M4.5 -50L${4 + stride} -4`, skirt ? skin : legs, 9.5, round) +
      oval(-3.4 - stride, -2, 6.2, 3, '#241a14') +
      oval(5 + stride, -2, 6.2, 3, '#241a14') +
      (skirt ? blob('M-11 -52H11L16 -24H-16Z', skirt) + line('M-4 -50L-6 -25M4 -50L6 -25', '#00000030', 1.2) : '');
  const torso = blob('M-12.5 -78Q-11 -84 -4 -84.5H4Q11 -84 12.5 -78L11 -47Q0 -44 -11 -47Z', top);
  const bands = vest
    ? blob('M-12.5 -78Q-11 -84 -5 -84.5L-3 -46Q-8 -46 -11 -47ZM12.5 -78Q11 -84 5 -84.5L3 -46Q8 -46 11 -47Z', vest) +
      box(-11.5, -62, 23, 3.6, '#fff6d8')
    : '';
  const drape = sari ? blob('M-12 -78Q-6 -86 0 -84L12 -58L11 -46Q4 -45 -2 -47Q-4 -66 -12 -78Z', sari) : '';
  return (
    shade(0, -1, 26, 5, 0.4) +
    lower +
    arm([-11, -78], left, -4, top, skin) +
    torso +
    bands +
    drape +
    arm([11, -78], right, 4, top, skin) +
    (look.young ? `<g transform="translate(0 -84) scale(1.28) translate(0 84)">${head(look)}</g>` : head(look))
  );
}

/** A child, with a school bag if it has a colour. */
export function child(look: Look, bag?: string): string {
  const pack = bag ? box(-17, -80, 34, 30, bag, 'rx="9"') : '';
  const straps = bag ? line('M-8 -83V-60M8 -83V-60', bag, 3.4) : '';
  return pack + person({ ...look, young: true }) + straps;
}

/** Someone sitting, from the waist up, seen from behind or in front; the seat is at the origin. */
export function sitter(look: Look): string {
  const {
    top,
    skin = SKIN,
    hands = [
      [-17, -4],
      [17, -4],
    ],
    vest,
  } = look;
  const torso = blob('M-13.5 -32Q-12 -39 -4 -39.5H4Q12 -39 13.5 -32L13 4H-13Z', top);
  const bands = vest ? blob('M-13.5 -32Q-12 -39 -6 -39.5L-4 4H-13ZM13.5 -32Q12 -39 6 -39.5L4 4H13Z', vest) : '';
  return (
    arm([-12, -33], hands[0], -4, top, skin) +
    torso +
    bands +
    arm([12, -33], hands[1], 4, top, skin) +
    put(head(look), 0, 45)
  );
}

/** Draws a person in a crowd, who walks and carries nothing. The number sets the colours. */
export function passer(i: number): string {
  const tops = ['#c2602a', '#1f6b4a', '#3f6f8f', '#d9a441', '#8f3a5a', '#e9dfc9'];
  const legs = ['#3a3f4a', '#5a4a3a', '#e3d9c6', '#2f3a4a'];
  const top = tops[i % tops.length] ?? '#c2602a';
  if (i % 3 === 1) return person({ top: '#f0d9b0', sari: top, stride: 2, ...(i % 2 ? { scarf: top } : {}) });
  return person({ top, legs: legs[i % legs.length] ?? '#2f3a4a', stride: 3 + (i % 3) });
}

export const MINER: Look = { top: '#2f5f7a', legs: '#2b3f52', helmet: '#f2a900', vest: '#f07a2a' };
export const ENGINEER: Look = { top: '#e9dfc9', legs: '#4a4238', helmet: '#fbf7f0', vest: '#b8d432' };
export const WOMAN_MINER: Look = { top: '#1f6b4a', legs: '#2b3f52', helmet: '#f2a900', vest: '#f07a2a' };
