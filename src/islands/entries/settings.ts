import type { Act } from '../act';
import { mount } from '../mount';
import { SettingsPanel } from '../SettingsPanel';
import { openProfile } from '~/stores/display';
import { pageLang } from '~/stores/page-lang';

mount(SettingsPanel, { lang: pageLang() });

/** Opens the panel of settings. */
export const act: Act = openProfile;
