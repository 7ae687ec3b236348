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
}

function valueText(value: HistoryValue, { field }: HistoryChange, words: ChangeWords): string {
  if (value === null || value === '') return words.value('none');
  if (typeof value === 'boolean') return words.value(value ? 'yes' : 'no');
  const text = String(value);
  if (isKnownValue(field, text)) return words.known(text);
  return field === 'language' && isLocaleCode(text) ? locales[text].name : text;
}

/** What changed, in a line: the field, what it was and what it is. */
export function changeText(change: HistoryChange, words: ChangeWords): string {
  const name = words.field(change.field);
  if (change.hidden) return `${name}: ${words.value('changed')}`;
  const now = valueText(change.new, change, words);
  return change.old === null ? `${name}: ${now}` : `${name}: ${valueText(change.old, change, words)} → ${now}`;
}
