// Looks at the last page of a list, which a publish brings after the others.
import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 5;

/** The text of the last page of a list, and its address. */
export async function lastPageOf(list: string): Promise<{ readonly address: string; readonly text: string }> {
  let [address, answer] = [list, await fetch(list)];
  for (let number = 2; ; number += 1) {
    const next = await fetch(`${list}/page/${number}`);
    if (!next.ok) return { address, text: await answer.text() };
    [address, answer] = [`${list}/page/${number}`, next];
  }
}

/** Waits until a page says something else. */
export async function untilOtherwise({ address, text }: { address: string; text: string }): Promise<void> {
  while ((await (await fetch(address)).text()) === text) await pause(LOOK_EVERY_MS);
}

/** Waits until nothing is at an address any more. */
export async function untilGone(address: string): Promise<void> {
  while ((await fetch(address)).status !== 404) await pause(LOOK_EVERY_MS);
}
