import type { Messages } from '@offizin/i18n/messages';
import { isLocaleCode, type LocaleCode, locales } from '@offizin/domain/locale/locales';
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { IntlProvider } from 'use-intl';
import { loaders } from 'virtual:message-loaders';
import { initialData } from './initial-data.ts';
import { readStored, store } from './storage.ts';

/** What the screens speak of beside what is said before signing in. */
export type Topic = Exclude<keyof (typeof loaders)['en_GB'], 'base'>;

interface LoadedLocale {
  readonly code: LocaleCode;
  readonly messages: Messages;
}

/** The language to begin with: the signed-in seller's, else the one chosen in this browser, else the host's. */
export function firstLocale(): LocaleCode {
  if (initialData.session !== null) return initialData.session.locale;
  const preferred = readStored('preferredLanguage');
  return typeof preferred === 'string' && isLocaleCode(preferred) ? preferred : initialData.locale;
}

let latest: LoadedLocale | null = null;
const listeners = new Set<() => void>();

function show(next: LoadedLocale): void {
  latest = next;
  document.documentElement.lang = locales[next.code].tag;
  for (const listener of listeners) listener();
}

/** A plain text of the language in use, for what speaks outside of React. */
export function currentText(pick: (messages: Messages) => string): string {
  return latest === null ? '' : String(pick(latest.messages));
}

const wanted = new Map<Topic, Promise<void>>();

/** Shows a language: what is said before signing in, and the topics of the screens that were opened (GEN-04). */
export async function loadLocale(code: LocaleCode): Promise<void> {
  let topics: readonly Topic[];
  let parts: readonly { default: Partial<Messages> }[];
  do {
    topics = [...wanted.keys()];
    parts = await Promise.all([loaders[code].base(), ...topics.map((topic) => loaders[code][topic]())]);
  } while (topics.length !== wanted.size);
  show({ code, messages: Object.assign({}, ...parts.map((part) => part.default)) });
}

async function addTopic(topic: Topic, { code }: LoadedLocale): Promise<void> {
  const part = await loaders[code][topic]();
  // Whoever changes the language meanwhile finds the topic wanted and loads it too.
  if (latest?.code === code) show({ code, messages: { ...latest.messages, ...part.default } });
}

/** Loads what a screen speaks of beside its code, so that no text is missing when it is drawn: `await` it where the screen is loaded. */
export async function loadTopics(...topics: readonly Topic[]): Promise<void> {
  const now = latest;
  if (now === null) return;
  for (const topic of topics) {
    if (wanted.has(topic)) continue;
    const adding = addTopic(topic, now);
    wanted.set(topic, adding);
    adding.catch(() => wanted.delete(topic));
  }
  await Promise.all(topics.map((topic) => wanted.get(topic)));
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

function useLoaded(): LoadedLocale {
  const loaded = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => latest,
  );
  if (loaded === null) throw new Error('no language is loaded');
  return loaded;
}

const change = async (code: LocaleCode): Promise<void> => {
  await loadLocale(code);
  store('preferredLanguage', code);
};

/** Gives the texts of the language in use; the first one must have been loaded. */
export function LocaleProvider({ children }: { children: ReactNode }) {
  const { code, messages } = useLoaded();
  const value = useMemo(() => ({ code, change }), [code]);
  return (
    <LocaleContext value={value}>
      <IntlProvider locale={locales[code].tag} messages={messages} timeZone="UTC">
        {children}
      </IntlProvider>
    </LocaleContext>
  );
}
