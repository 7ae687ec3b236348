import { brands } from '@offizin/domain/brand/brands';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import { type Formats, makeFormats } from '@offizin/i18n/formats';
import { initialData } from './initial-data.ts';
import { useLocaleSwitch } from './locale.tsx';

const made = new Map<LocaleCode, Formats>();

function formatsOf(code: LocaleCode): Formats {
  const known = made.get(code) ?? makeFormats(code, brands[initialData.brand].timeZone);
  made.set(code, known);
  return known;
}

/** How the portal writes numbers, money and times for this visitor: in its language and the brand's time zone. */
export function useFormats(): Formats {
  const { code } = useLocaleSwitch();
  return formatsOf(code);
}
