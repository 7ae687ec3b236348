import { isLocaleCode, type LocaleCode, locales } from '@offizin/domain/locale/locales';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { initialData } from './initial-data.ts';
import { loadedMessages, loadLanguage, type LoadedMessages } from './messages.ts';
import { currentSession } from './session.ts';
import { readStored, store } from './storage.ts';
import { useStore } from './store.ts';

/** The language that was last chosen in this browser; null where none was. */
export function rememberedLocale(): LocaleCode | null {
  const remembered = readStored('preferredLanguage');
  return typeof remembered === 'string' && isLocaleCode(remembered) ? remembered : null;
}

/** The language to begin with: the signed-in seller's, else the one chosen in this browser, else the host's. */
export function firstLocale(): LocaleCode {
  const signedIn = currentSession();
  if (signedIn !== null) return signedIn.session.locale;
  return rememberedLocale() ?? initialData.locale;
}

interface LocaleSwitch {
  readonly code: LocaleCode;
  /** Shows the portal in another language and remembers it in this browser. */
  readonly change: (code: LocaleCode) => Promise<void>;
}

async function change(code: LocaleCode): Promise<void> {
  await loadLanguage(code);
  store('preferredLanguage', code);
}

const useLoaded = (): LoadedMessages => useStore(loadedMessages);

export function useLocaleSwitch(): LocaleSwitch {
  const { code } = useLoaded();
  return { code, change };
}

/** What the counts in texts are written as (`withGroupedCounts`). */
const formats = { number: { grouped: { useGrouping: 'always' } } } as const;

export function LocaleProvider({ children }: { children: ReactNode }) {
  const { code, messages } = useLoaded();
  return (
    <IntlProvider locale={locales[code].tag} messages={messages} formats={formats} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
