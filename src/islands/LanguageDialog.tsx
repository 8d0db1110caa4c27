import { useStore } from '@nanostores/react';
import type { Lang } from '~/i18n/lang';
import { changeLang } from '~/i18n/messages/change-lang';
import { $langOpen, closeLang } from '~/stores/display';
import { Dialog } from './Dialog';

interface Props {
  readonly lang: Lang;
  readonly onConfirm: () => void;
}

/** Asks before the page opens in the other language. Without script the link opens that page at once. */
export function LanguageDialog({ lang, onConfirm }: Props) {
  const isOpen = useStore($langOpen);
  const words = changeLang[lang];
  return (
    <Dialog isOpen={isOpen} onClose={closeLang} className="ask" labelledBy="lang-title" describedBy="lang-question">
      <button type="button" className="ask__close" onClick={closeLang}>
        {words.close}
      </button>
      <h2 id="lang-title">{words.title}</h2>
      <p id="lang-question">{words.question}</p>
      <div className="ask__acts">
        <button type="button" data-focus onClick={onConfirm}>
          {words.confirm}
        </button>
        <button type="button" onClick={closeLang}>
          {words.cancel}
        </button>
      </div>
    </Dialog>
  );
}
