import type { Act } from '../act';
import { pageLang } from '~/stores/page-lang';

// Only one film or song plays at a time.
addEventListener(
  'play',
  ({ target }) => {
    for (const one of document.querySelectorAll<HTMLMediaElement>('video, audio')) if (one !== target) one.pause();
  },
  true,
);

/**
 * Plays a film. At the first start, captions in the visitor's language are shown. Later, the visitor can use the player's own
 * button for captions.
 */
function play(film: HTMLVideoElement): void {
  if (film.played.length === 0)
    for (const track of film.textTracks) if (track.language === pageLang()) track.mode = 'showing';
  // If the browser refuses to play, the visitor can use its own play button. So the error is ignored.
  film.play().catch(() => {});
  film.focus();
}

/**
 * A click on the poster starts the film, and closing the player stops the film. Without script, the first click on the
 * poster opens the player, and a second click starts the film. A song has no poster, so nothing is done for a song.
 */
export const act: Act = (element) => {
  const film = element.querySelector('video');
  if (!film || !(element instanceof HTMLDetailsElement)) return;
  element.querySelector('summary')?.addEventListener('click', (event) => {
    if (element.open) return;
    // Start playing inside the click event, because browsers allow playing only as an action of the visitor.
    event.preventDefault();
    element.open = true;
    play(film);
  });
  element.addEventListener('toggle', () => {
    if (!element.open) film.pause();
  });
  // If the player is already open, the click came before this code had loaded. So play now.
  if (element.open) play(film);
};
