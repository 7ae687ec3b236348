import type { LocaleCode } from '@offizin/domain/locale/locales';
import { type Formats, makeFormats } from '@offizin/i18n/formats';
import { useLocaleSwitch } from './locale.tsx';
import { brandTimeZone, useShopTimeZone } from './time-zone.ts';

const made = new Map<string, Formats>();

function formatsOf(code: LocaleCode, timeZone: string): Formats {
  const key = `${code} ${timeZone}`;
  const known = made.get(key) ?? makeFormats(code, timeZone);
  made.set(key, known);
  return known;
}

/** How the portal writes numbers, money and times for this visitor: in its language and the time zone of the shop. */
export function useFormats(): Formats {
  const { code } = useLocaleSwitch();
  return formatsOf(code, useShopTimeZone());
}

/** The same in the time zone of the brand, for days that are counted by it. */
export function useBrandFormats(): Formats {
  const { code } = useLocaleSwitch();
  return formatsOf(code, brandTimeZone);
}
