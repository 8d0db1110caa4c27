import { useStore } from '@nanostores/react';
import type { Lang } from '~/i18n/lang';
import { settings } from '~/i18n/messages/settings';
import { fill } from '~/lib/fill';
import { $profile, closeProfile } from '~/stores/display';
import { resetSettings, setSavesData, setTheme, stepFont } from '~/stores/kept';
import { $font, $savesData, $theme } from '~/stores/settings';
import { Dialog } from './Dialog';

/** The dialog for theme, text size and data saving. Without script the browser's own settings apply. */
export function SettingsPanel({ lang }: { readonly lang: Lang }) {
  const [isOpen, theme, font, saves] = [useStore($profile), useStore($theme), useStore($font), useStore($savesData)];
  const words = settings[lang];
  return (
    <Dialog isOpen={isOpen} onClose={closeProfile} className="ask" labelledBy="settings-title">
      <button type="button" className="ask__close" onClick={closeProfile}>
        {words.close}
      </button>
      <h2 id="settings-title">{words.title}</h2>
      <fieldset>
        <legend>{words.theme}</legend>
        {(['light', 'dark'] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="theme" checked={theme === one} onChange={() => setTheme(one)} />
            {words[one]}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{words.font}</legend>
        <div className="ask__acts">
          {(
            [
              ['smaller', -1],
              ['standard', 0],
              ['larger', 1],
            ] as const
          ).map(([name, step]) => (
            <button key={name} type="button" onClick={() => stepFont(step)}>
              {words[name]}
            </button>
          ))}
        </div>
        <p role="status">{fill(words.now, { size: font })}</p>
      </fieldset>
      <fieldset>
        <label>
          <input type="checkbox" checked={saves} onChange={(event) => setSavesData(event.target.checked)} />
          {words.saver}
        </label>
        <p>{words.saver_note}</p>
      </fieldset>
      <p>{words.kept}</p>
      <div className="ask__acts">
        <button type="button" onClick={resetSettings}>
          {words.reset}
        </button>
      </div>
    </Dialog>
  );
}
