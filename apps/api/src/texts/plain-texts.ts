import type { PlainTexts } from '../platform/plain-page.ts';
import { textsIn } from './texts.ts';

/** What the pages say that are sent where the portal's own cannot be. */
export const plainTexts: PlainTexts = async (page, locale) => {
  const t = await textsIn(locale, 'errors');
  return page === 'busy'
    ? { title: t('busy'), text: t('busyText') }
    : { title: t('unknownHost'), text: t('code.host.unknown') };
};
