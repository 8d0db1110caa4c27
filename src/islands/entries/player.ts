import type { Act } from '../act';
import { $lang } from '~/stores/settings';

// Only one film or song plays at a time.
addEventListener(
  'play',
  ({ target }) => {
    for (const one of document.querySelectorAll<HTMLMediaElement>('video, audio')) if (one !== target) one.pause();
  },
  true,
);

/** Shows captions in the visitor's language. The player's own button turns them off. */
function play(film: HTMLVideoElement): void {
  if (film.played.length === 0)
    for (const track of film.textTracks) if (track.language === $lang.get()) track.mode = 'showing';
  // If the browser refuses to play, its own play button remains.
  film.play().catch(() => {});
  film.focus();
}

/**
 * The poster starts its film, and closing stops it. Without this script, the poster opens the player and a second press
 * starts it. A song is always in its player.
 */
export const act: Act = (element) => {
  const film = element.querySelector('video');
  if (!film || !(element instanceof HTMLDetailsElement)) return;
  element.querySelector('summary')?.addEventListener('click', (event) => {
    if (element.open) return;
    // Synchronous, so that the browser counts it as the visitor's own action and allows playing.
    event.preventDefault();
    element.open = true;
    play(film);
  });
  element.addEventListener('toggle', () => {
    if (!element.open) film.pause();
  });
  // The click came before this code had loaded.
  if (element.open) play(film);
};
