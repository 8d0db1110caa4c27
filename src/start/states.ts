import { stateToday } from '~/i18n/messages/state-today';
import { closingNow } from '~/lib/closing';
import { CHIP, CHIP_CLASS, CURRENT_CLASS } from '~/lib/state-chip';
import { writtenLang } from '~/stores/page-lang';

/** Corrects the states that depend on today's date. The page may have been built, cached or saved days ago. */
export function setStatesRight(page: Document = document): void {
  const words = stateToday[writtenLang()];
  for (const chip of page.querySelectorAll<HTMLElement>(CHIP)) {
    const { closes, lapses, after, until } = chip.dataset;
    const [look, left] = closingNow(Date.parse(closes ?? lapses ?? until ?? ''));
    // Only a state with a closing date changes before that date. A state without a date never changes to closed.
    if (!closes && look !== 'closed') continue;
    // When a mark such as "new" has ended, its space stays, so that nothing moves. The new class is put first, because
    // `lookIn` reads the first class of this kind.
    chip.className = until ? `${CURRENT_CLASS} ${chip.className}` : CHIP_CLASS + look;
    if (until) continue;
    const said = {
      open: words.left_other,
      soon: [words.today, words.soon_one][left] ?? words.soon_other,
      closed: after ?? words.closed,
    }[look];
    chip.querySelector('use')?.setAttribute('href', `#i-${look === 'soon' ? 'clock' : look}`);
    chip.lastChild?.replaceWith(` ${said.replace('{{count}}', `${left}`)}`);
  }
}
