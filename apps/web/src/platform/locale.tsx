import type { Messages } from '@offizin/i18n/messages';
import { isLocaleCode, type LocaleCode, locales } from '@offizin/domain/locale/locales';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { IntlProvider } from 'use-intl';
import { initialData } from './initial-data.ts';
import { readStored, store } from './storage.ts';

/** Each language is a chunk of its own; only the chosen one is loaded (GEN-04). */
const loaders: Readonly<Record<LocaleCode, () => Promise<{ default: Messages }>>> = {
  de_DE: () => import('virtual:messages/de_DE'),
  de_CH: () => import('virtual:messages/de_CH'),
  fr_FR: () => import('virtual:messages/fr_FR'),
  fr_CH: () => import('virtual:messages/fr_CH'),
  es_ES: () => import('virtual:messages/es_ES'),
  it_IT: () => import('virtual:messages/it_IT'),
  pt_PT: () => import('virtual:messages/pt_PT'),
  en_GB: () => import('virtual:messages/en_GB'),
};

export interface LoadedLocale {
  readonly code: LocaleCode;
  readonly messages: Messages;
}

/** The language to begin with: the signed-in seller's, else the one chosen in this browser, else the host's. */
export function firstLocale(): LocaleCode {
  if (initialData.session !== null) return initialData.session.locale;
  const preferred = readStored('preferredLanguage');
  return typeof preferred === 'string' && isLocaleCode(preferred) ? preferred : initialData.locale;
}

let latest: Messages | null = null;

/** A plain text of the language in use, for what speaks outside of React. */
export function currentText(pick: (messages: Messages) => string): string {
  return latest === null ? '' : String(pick(latest));
}

export async function loadLocale(code: LocaleCode): Promise<LoadedLocale> {
  const { default: messages } = await loaders[code]();
  latest = messages;
  document.documentElement.lang = locales[code].tag;
  return { code, messages };
}

interface LocaleSwitch {
  readonly code: LocaleCode;
  /** Shows the portal in another language and remembers it in this browser. */
  readonly change: (code: LocaleCode) => Promise<void>;
}

const LocaleContext = createContext<LocaleSwitch | null>(null);

export function useLocaleSwitch(): LocaleSwitch {
  const value = useContext(LocaleContext);
  if (value === null) throw new Error('no locale provider');
  return value;
}

export function LocaleProvider({ first, children }: { first: LoadedLocale; children: ReactNode }) {
  const [loaded, setLoaded] = useState(first);
  const change = useCallback(async (code: LocaleCode) => {
    setLoaded(await loadLocale(code));
    store('preferredLanguage', code);
  }, []);
  const value = useMemo(() => ({ code: loaded.code, change }), [loaded.code, change]);
  return (
    <LocaleContext value={value}>
      <IntlProvider locale={locales[loaded.code].tag} messages={loaded.messages} timeZone="UTC">
        {children}
      </IntlProvider>
    </LocaleContext>
  );
}
