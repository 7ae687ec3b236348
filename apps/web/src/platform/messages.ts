import type { Messages } from '@offizin/i18n/messages';
import { type LocaleCode, locales } from '@offizin/domain/locale/locales';
import type { SetMessages, TopicSet } from '@offizin/i18n/topic-sets';
import loaders from 'virtual:messages';
import { createStore } from './store.ts';

/** What comes with a screen; the core comes with the language. */
type ScreenTopics = Exclude<TopicSet, 'core'>;

/** A language with the topics that the screens opened so far need. */
export interface LoadedMessages {
  readonly code: LocaleCode;
  readonly messages: SetMessages<'core'> & Partial<Messages>;
}

const shown = createStore<LoadedMessages | null>(null);
let asked: LocaleCode | null = null;
const wanted = new Set<ScreenTopics>();

async function read(code: LocaleCode, sets: readonly ScreenTopics[]): Promise<LoadedMessages> {
  const core = await loaders[code]();
  const more = await Promise.all(sets.map((set) => core.sets[set]()));
  const messages: LoadedMessages['messages'] = { ...core.default };
  for (const { default: part } of more) Object.assign(messages, part);
  return { code, messages };
}

/** Shows what is asked for when the last of its chunks is there; what was asked meanwhile is read as well. */
async function show(): Promise<void> {
  if (asked === null) return;
  const [code, sets] = [asked, [...wanted]];
  const loaded = await read(code, sets);
  if (asked !== code || wanted.size !== sets.length) return show();
  document.documentElement.lang = locales[code].tag;
  shown.set(loaded);
}

/** Speaks another language; the screens opened so far get theirs. */
export async function loadLanguage(code: LocaleCode): Promise<void> {
  asked = code;
  try {
    await show();
  } catch (error) {
    asked = shown.current()?.code ?? null;
    throw error;
  }
}

/** Loads the texts of a screen in the language in use, and again when the language changes (GEN-04). */
export async function loadTopics(sets: readonly ScreenTopics[]): Promise<void> {
  const missing = sets.filter((set) => !wanted.has(set));
  for (const set of missing) wanted.add(set);
  try {
    await show();
  } catch (error) {
    for (const set of missing) wanted.delete(set);
    throw error;
  }
}

export const loadedMessages = {
  subscribe: shown.subscribe,
  current: (): LoadedMessages => {
    const loaded = shown.current();
    if (loaded === null) throw new Error('no language is loaded yet');
    return loaded;
  },
};

/** A plain text of the language in use, for code outside of React. */
export function currentText(pick: (messages: SetMessages<'core'>) => string): string {
  const loaded = shown.current();
  return loaded === null ? '' : String(pick(loaded.messages));
}

/** What stands at a code's place in a tree of texts. */
function textAt(texts: unknown, code: string): string | undefined {
  let found = texts;
  for (const step of code.split('.'))
    found = typeof found === 'object' && found !== null ? Reflect.get(found, step) : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** The text of an error that only other screens than the first are answered with; undefined of others. */
export function screenErrorText(code: string): string | undefined {
  return textAt(shown.current()?.messages.screenErrors?.code, code);
}

/** What to enter into a field of this name, once the texts of forms are there; undefined of a field without a text of its own. */
export function missingText(field: string): string | undefined {
  return textAt(shown.current()?.messages.forms?.missing, field);
}

/** Loads what an error says where the first texts do not have it; where that fails, the general sentence is left. */
export async function loadErrorText(code: string): Promise<void> {
  const loaded = shown.current();
  if (loaded === null || textAt(loaded.messages.errors.code, code) !== undefined) return;
  await loadTopics(['screenErrors']).catch(() => {});
}
