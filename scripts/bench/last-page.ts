// Looks at the last page of a list: a publish writes it last.
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

/** Waits until a page has changed. */
export async function untilOtherwise({ address, text }: { address: string; text: string }): Promise<void> {
  while ((await (await fetch(address)).text()) === text) await pause(LOOK_EVERY_MS);
}

/** Waits until an address answers with 404. */
export async function untilGone(address: string): Promise<void> {
  while ((await fetch(address)).status !== 404) await pause(LOOK_EVERY_MS);
}
