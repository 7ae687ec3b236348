import type { HostBrand } from '@offizin/domain/brand/hosts';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import { html } from '../../../platform/html/html.ts';
import { textsIn } from '../../../texts/texts.ts';
import { documentOf } from './page-frame.ts';

type Kind = 'notFound' | 'tooMany';

/** What is sent instead of a page: the same for every address, so that it tells nothing of shops. */
export async function missingPage(
  { brand, origin }: Pick<HostBrand, 'brand'> & { origin: string },
  locale: LocaleCode,
  kind: Kind,
) {
  const t = await textsIn(locale, 'partnerPage');
  const title = t(kind);
  return documentOf(
    {
      brand,
      title,
      description: title,
      address: `${origin}/`,
      languages: [],
      head: null,
      main: html`<main class="in plain">
        <h1>${title}</h1>
        ${kind === 'notFound' ? html`<p class="muted">${t('notFoundText')}</p>` : null}
      </main>`,
      footer: null,
      sells: false,
    },
    { t, locale },
  );
}
