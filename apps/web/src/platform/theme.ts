import { readStored, store } from './storage.ts';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const dark = window.matchMedia('(prefers-color-scheme: dark)');

export function themeChoice(): ThemeChoice {
  return themeChoices.find((choice) => choice === readStored('theme')) ?? 'system';
}

/** Puts the chosen or the system's theme on the document, for the portal's tokens and the kit's. */
export function applyTheme(choice: ThemeChoice = themeChoice()): void {
  const theme = choice === 'system' ? (dark.matches ? 'dark' : 'light') : choice;
  document.documentElement.dataset['theme'] = theme;
  document.documentElement.dataset['mantineColorScheme'] = theme;
}

export function chooseTheme(choice: ThemeChoice): void {
  store('theme', choice);
  applyTheme(choice);
}

dark.addEventListener('change', () => applyTheme());
