import type { PlainTexts } from '../platform/plain-page.ts';
import { textsIn } from './texts.ts';

/** What the pages say that are sent where the portal's own cannot be. */
export const plainTexts: PlainTexts = async (page, locale, requestId = '') => {
  const t = await textsIn(locale, 'errors');
  if (page === 'busy') return { title: t('busy'), text: t('busyText') };
  if (page === 'unknownHost') return { title: t('unknownHost'), text: t('code.host.unknown') };
  return { title: t('crash.title'), text: `${t('crash.text')} ${t('requestId', { requestId })}` };
};
