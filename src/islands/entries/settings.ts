import type { Act } from '../act';
import { mount } from '../mount';
import { SettingsPanel } from '../SettingsPanel';
import { openProfile } from '~/stores/display';
import { pageLang } from '~/stores/page-lang';

mount(SettingsPanel, { lang: pageLang() });

export const act: Act = openProfile;
