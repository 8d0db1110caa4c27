import type { Target } from '../targets';

/** A screen reader, or a program that a person controls by voice. */
export interface AssistiveTool {
  name: string;
  website: Target;
  type: 'free' | 'commercial';
  system: 'on_windows' | 'part_of_windows' | 'on_linux' | 'part_of_apple' | 'on_android' | 'on_chromebook';
}

const tool = (
  name: string,
  type: AssistiveTool['type'],
  system: AssistiveTool['system'],
  href: string,
): AssistiveTool => ({ name, type, system, website: { href, leaves: true, opensNewTab: true } });

export const screenReaders: readonly AssistiveTool[] = [
  tool('NVDA (NonVisual Desktop Access)', 'free', 'on_windows', 'https://www.nvaccess.org/'),
  tool(
    'JAWS (Job Access With Speech)',
    'commercial',
    'on_windows',
    'https://www.freedomscientific.com/products/software/jaws/',
  ),
  tool('Dolphin ScreenReader', 'commercial', 'on_windows', 'https://yourdolphin.com/screenreader'),
  tool(
    'Narrator',
    'free',
    'part_of_windows',
    'https://support.microsoft.com/windows/complete-guide-to-narrator-e4397a0d-ef4f-b386-d8ae-c172f109bdb1',
  ),
  tool('Orca', 'free', 'on_linux', 'https://orca.gnome.org/'),
  tool('VoiceOver', 'free', 'part_of_apple', 'https://www.apple.com/accessibility/vision/'),
  tool('TalkBack', 'free', 'on_android', 'https://support.google.com/accessibility/android/answer/6283677'),
  tool('ChromeVox', 'free', 'on_chromebook', 'https://support.google.com/chromebook/answer/7031755'),
];

export const speechTools: readonly AssistiveTool[] = [
  tool(
    'Voice Access (Windows 11)',
    'free',
    'part_of_windows',
    'https://support.microsoft.com/topic/use-voice-access-to-control-your-pc-author-text-with-your-voice-4dcd23ee-f1b9-4fd1-bacc-862ab611f55d',
  ),
  tool('Voice Control', 'free', 'part_of_apple', 'https://www.apple.com/accessibility/mobility/'),
  tool(
    'Voice Access (Android)',
    'free',
    'on_android',
    'https://support.google.com/accessibility/android/answer/6151848',
  ),
  tool('Dragon', 'commercial', 'on_windows', 'https://www.nuance.com/dragon.html'),
];
