import { useStore } from '@nanostores/react';
import { otherLang, type Lang } from '~/i18n/lang';
import { changeLang } from '~/i18n/messages/change-lang';
import { $langOpen, closeLang } from '~/stores/display';
import { Dialog } from './Dialog';

interface Props {
  readonly lang: Lang;
  readonly onConfirm: () => void;
}

/**
 * Asks before the page opens in the other language. The question is in both languages, because a visitor who wants the other
 * language may not read the language of the page. Without a script, the link opens the other page at once.
 */
export function LanguageDialog({ lang, onConfirm }: Props) {
  const isOpen = useStore($langOpen);
  const other = otherLang(lang);
  const [words, same] = [changeLang[lang], changeLang[other]];
  return (
    <Dialog isOpen={isOpen} onClose={closeLang} className="ask" labelledBy="lang-title" describedBy="lang-question">
      <h2 id="lang-title">{words.title}</h2>
      <div id="lang-question">
        <p>{words.question}</p>
        <p lang={other}>{same.own_question}</p>
      </div>
      <div className="ask__acts">
        <button type="button" data-focus onClick={onConfirm}>
          {words.confirm} <span lang={other}>{same.own_confirm}</span>
        </button>
        <button type="button" onClick={closeLang}>
          {words.cancel} <span lang={other}>{same.own_cancel}</span>
        </button>
      </div>
    </Dialog>
  );
}
