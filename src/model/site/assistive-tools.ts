import type { Target } from '../targets';

/** A screen reader, or a program for control by voice. */
export interface AssistiveTool {
  name: string;
  website: Target;
  type: 'free' | 'commercial';
  system: 'on_windows' | 'part_of_windows' | 'on_linux' | 'part_of_apple' | 'on_android' | 'on_chromebook';
}

const at = (href: string): Target => ({ href, leaves: true, opensNewTab: true });

export const screenReaders: readonly AssistiveTool[] = [
  {
    name: 'NVDA (NonVisual Desktop Access)',
    website: at('https://www.nvaccess.org/'),
    type: 'free',
    system: 'on_windows',
  },
  {
    name: 'JAWS (Job Access With Speech)',
    website: at('https://www.freedomscientific.com/products/software/jaws/'),
    type: 'commercial',
    system: 'on_windows',
  },
  {
    name: 'Dolphin ScreenReader',
    website: at('https://yourdolphin.com/screenreader'),
    type: 'commercial',
    system: 'on_windows',
  },
  {
    name: 'Narrator',
    website: at(
      'https://support.microsoft.com/windows/complete-guide-to-narrator-e4397a0d-ef4f-b386-d8ae-c172f109bdb1',
    ),
    type: 'free',
    system: 'part_of_windows',
  },
  { name: 'Orca', website: at('https://orca.gnome.org/'), type: 'free', system: 'on_linux' },
  {
    name: 'VoiceOver',
    website: at('https://www.apple.com/accessibility/vision/'),
    type: 'free',
    system: 'part_of_apple',
  },
  {
    name: 'TalkBack',
    website: at('https://support.google.com/accessibility/android/answer/6283677'),
    type: 'free',
    system: 'on_android',
  },
  {
    name: 'ChromeVox',
    website: at('https://support.google.com/chromebook/answer/7031755'),
    type: 'free',
    system: 'on_chromebook',
  },
];

export const speechTools: readonly AssistiveTool[] = [
  {
    name: 'Voice Access (Windows 11)',
    website: at(
      'https://support.microsoft.com/topic/use-voice-access-to-control-your-pc-author-text-with-your-voice-4dcd23ee-f1b9-4fd1-bacc-862ab611f55d',
    ),
    type: 'free',
    system: 'part_of_windows',
  },
  {
    name: 'Voice Control',
    website: at('https://www.apple.com/accessibility/mobility/'),
    type: 'free',
    system: 'part_of_apple',
  },
  {
    name: 'Voice Access (Android)',
    website: at('https://support.google.com/accessibility/android/answer/6151848'),
    type: 'free',
    system: 'on_android',
  },
  { name: 'Dragon', website: at('https://www.nuance.com/dragon.html'), type: 'commercial', system: 'on_windows' },
];
