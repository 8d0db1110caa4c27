import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { Lang } from '~/i18n/lang';
import { settings } from '~/i18n/messages/settings';
import { fill } from '~/lib/fill';
import { $profile, closeProfile } from '~/stores/display';
import {
  COLOURS,
  resetSettings,
  setAid,
  setSavesData,
  setTheme,
  stepFont,
  SWITCHES,
  usualFont,
} from '~/stores/reading-settings';
import { $aids, $font, $savesData, $theme } from '~/stores/settings';
import { Dialog } from './Dialog';

const STEPS = [
  ['smaller', -1],
  ['standard', 0],
  ['larger', 1],
] as const;

interface ChoiceProps {
  /** The name of the group of this choice. A choice without a group is independent of other choices. */
  readonly group?: string;
  readonly isOn: boolean;
  readonly onPick: (isOn: boolean) => void;
  readonly children: ReactNode;
}

function Choice({ group, isOn, onPick, children }: ChoiceProps) {
  return (
    <label>
      <input
        type={group ? 'radio' : 'checkbox'}
        name={group}
        checked={isOn}
        onChange={(event) => onPick(event.target.checked)}
      />
      {children}
    </label>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

/** The dialog for theme, text size, reading aids and data saving. Without a script, the browser's own settings apply. */
export function SettingsPanel({ lang }: { readonly lang: Lang }) {
  const [isOpen, theme, font, saves] = [useStore($profile), useStore($theme), useStore($font), useStore($savesData)];
  const aids = useStore($aids);
  const words = settings[lang];
  return (
    <Dialog isOpen={isOpen} onClose={closeProfile} className="ask" labelledBy="settings-title">
      <button type="button" className="ask__close" onClick={closeProfile}>
        {words.close}
      </button>
      <h2 id="settings-title">{words.heading}</h2>
      <Group title={words.theme}>
        {(['light', 'dark'] as const).map((one) => (
          <Choice key={one} group="theme" isOn={theme === one} onPick={() => setTheme(one)}>
            {words[one]}
          </Choice>
        ))}
      </Group>
      <Group title={words.colours}>
        {[undefined, ...COLOURS].map((one) => (
          <Choice
            key={one ?? ''}
            group="colours"
            isOn={one ? aids.includes(one) : !COLOURS.some((colour) => aids.includes(colour))}
            onPick={() => setAid(one, true, COLOURS)}
          >
            {words[one ?? 'as_designed']}
          </Choice>
        ))}
      </Group>
      <Group title={words.font}>
        <div className="ask__acts">
          {STEPS.map(([name, step]) => (
            <button key={name} type="button" onClick={() => stepFont(step)}>
              {words[name]}
            </button>
          ))}
        </div>
        <p role="status">{fill(words.now, { size: Math.round((font / usualFont()) * 100) })}</p>
      </Group>
      <Group title={words.aids}>
        {SWITCHES.map((one) => (
          <Choice key={one} isOn={aids.includes(one)} onPick={(isOn) => setAid(one, isOn)}>
            {words[one]}
          </Choice>
        ))}
        <p>{words.elsewhere}</p>
      </Group>
      <fieldset>
        <Choice isOn={saves} onPick={setSavesData}>
          {words.saver}
        </Choice>
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
