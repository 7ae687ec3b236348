import {
  type HistoryChange,
  type HistoryField,
  type HistoryValue,
  isKnownValue,
  type KnownValue,
} from '@offizin/domain/history/changes';
import { isLocaleCode, locales } from '@offizin/domain/locale/locales';

/** The words of a language with which a change is said. */
export interface ChangeWords {
  readonly field: (field: HistoryField) => string;
  readonly known: (value: KnownValue) => string;
  readonly value: (value: 'yes' | 'no' | 'none' | 'changed') => string;
  /** A moment as a day. */
  readonly date: (instant: string) => string;
}

/** Days are kept as `YYYY-MM-DD`, alone, as a range or with a time. */
const keptDay = /\b\d{4}-\d{2}-\d{2}\b/g;

function valueText(value: HistoryValue, { field }: HistoryChange, words: ChangeWords): string {
  if (value === null || value === '') return words.value('none');
  if (typeof value === 'boolean') return words.value(value ? 'yes' : 'no');
  const text = String(value);
  if (isKnownValue(field, text)) return words.known(text);
  if (field === 'language' && isLocaleCode(text)) return locales[text].name;
  return text.replace(keptDay, (day) => words.date(`${day}T12:00:00Z`));
}

export interface ChangeParts {
  readonly name: string;
  /** Null where there was nothing before, or what it was is not said. */
  readonly old: string | null;
  readonly now: string;
}

/** What changed: the field, what it was and what it is. */
export function changeParts(change: HistoryChange, words: ChangeWords): ChangeParts {
  const name = words.field(change.field);
  if (change.hidden) return { name, old: null, now: words.value('changed') };
  const old = change.old === null ? null : valueText(change.old, change, words);
  return { name, old, now: valueText(change.new, change, words) };
}

/** The same in a line. */
export function changeText(change: HistoryChange, words: ChangeWords): string {
  const { name, old, now } = changeParts(change, words);
  return old === null ? `${name}: ${now}` : `${name}: ${old} → ${now}`;
}
