import { useStore } from '@nanostores/react';
import type { Lang } from '~/i18n/lang';
import { leave } from '~/i18n/messages/leave';
import { $link, $webOpen, closeWeb } from '~/stores/display';
import { Dialog } from './Dialog';

interface Props {
  readonly lang: Lang;
  /** The address of the national portal, which opens in a small window. */
  readonly nationalPortal: string;
}

/** Asks before another website opens. Without script the link opens a new tab, and its text says so. */
export function LeaveSite({ lang, nationalPortal }: Props) {
  const [link, isOpen] = [useStore($link), useStore($webOpen)];
  const words = leave[lang];
  const go = (): void => {
    if (link === nationalPortal) open(link, '_blank', 'noopener,popup,width=1000,height=700');
    else if (link) open(link, '_blank', 'noopener');
    closeWeb();
  };
  return (
    <Dialog isOpen={isOpen} onClose={closeWeb} className="ask" labelledBy="leave-title" describedBy="leave-question">
      <h2 id="leave-title">{words.title}</h2>
      <p id="leave-question">{words.question}</p>
      <p className="ask__host">
        <span>{words.leads_to}</span>
        <b lang="en">{link && new URL(link).host}</b>
        <span>{words.note}</span>
      </p>
      <div className="ask__acts">
        <button type="button" onClick={go}>
          {words.yes}
        </button>
        <button type="button" data-focus onClick={closeWeb}>
          {words.no}
        </button>
      </div>
    </Dialog>
  );
}
