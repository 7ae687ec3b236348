import { brands } from '@offizin/domain/brand/brands';
import { type Formats, makeFormats } from '@offizin/i18n/formats';
import { useMemo } from 'react';
import { initialData } from './initial-data.ts';
import { useLocaleSwitch } from './locale.tsx';

/** How the portal writes numbers, money and times for this visitor: in its language and the brand's time zone. */
export function useFormats(): Formats {
  const { code } = useLocaleSwitch();
  return useMemo(() => makeFormats(code, brands[initialData.brand].timeZone), [code]);
}
