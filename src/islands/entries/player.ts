import type { Act } from '../act';
import { $lang } from '~/stores/settings';

// Of films and songs one plays at a time, whoever started it.
addEventListener(
  'play',
  ({ target }) => {
    for (const one of document.querySelectorAll<HTMLMediaElement>('video, audio')) if (one !== target) one.pause();
  },
  true,
);

/** Captions in the visitor's language are shown at first; the player's own button takes them away for good. */
function play(film: HTMLVideoElement): void {
  if (film.played.length === 0)
    for (const track of film.textTracks) if (track.language === $lang.get()) track.mode = 'showing';
  // Where a browser refuses, its own play button is there.
  film.play().catch(() => {});
  film.focus();
}

/**
 * The poster starts its film and closing it stops it. Without this the poster opens the player and a second press plays.
 * A song is in its player already.
 */
export const act: Act = (element) => {
  const film = element.querySelector('video');
  if (!film || !(element instanceof HTMLDetailsElement)) return;
  element.querySelector('summary')?.addEventListener('click', (event) => {
    if (element.open) return;
    // Opened at once, so that the browser sees the film start by the visitor's own click.
    event.preventDefault();
    element.open = true;
    play(film);
  });
  element.addEventListener('toggle', () => {
    if (!element.open) film.pause();
  });
  // The click came before this code.
  if (element.open) play(film);
};
