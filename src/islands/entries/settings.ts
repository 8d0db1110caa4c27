import type { Act } from '../act';
import { mount } from '../mount';
import { SettingsPanel } from '../SettingsPanel';
import { addSheet } from '~/lib/add-sheet';
import sheet from '~/styles/islands/dialogs.css';
import { openProfile } from '~/stores/display';
import { pageLang } from '~/stores/page-lang';

addSheet(sheet);
mount(SettingsPanel, { lang: pageLang() });

/** Opens the panel of settings. */
export const act: Act = openProfile;
