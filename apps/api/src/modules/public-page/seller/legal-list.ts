import { brands } from '@offizin/domain/brand/brands';
import type { PublishedVersion } from '@offizin/contract/legal-documents/seller';
import { languageOf } from '@offizin/domain/brand/visitor-locales';
import { type LegalKind, legalTypes, type LegalType } from '@offizin/domain/legal-documents/legal-documents';
import { type HtmlPart, html } from '../../../platform/html/html.ts';
import type { CornerWords } from './corner-words.ts';
import { type IconName, icon } from './icons.ts';
import type { Corner } from './read-corner.ts';

const icons: Readonly<Record<LegalKind, IconName>> = { file: 'file', free_text: 'text', link: 'link' };

/** A document in the visitor's language, else in the first of the brand's that there is one in. */
export function shownVersion(
  { legal, brand }: Pick<Corner, 'legal' | 'brand'>,
  type: LegalType,
  { locale }: Pick<CornerWords, 'locale'>,
): PublishedVersion | null {
  const order = [locale, ...brands[brand].visitorLocales].map(languageOf);
  const found = order.flatMap((language) =>
    legal.filter((version) => version.type === type && version.language === language),
  );
  return found[0] ?? null;
}

/** The shop's legal documents: each leads to its page. */
export function legalList(corner: Corner, words: CornerWords, path: string): HtmlPart {
  const { t, locale } = words;
  const shown = legalTypes.flatMap((type) => shownVersion(corner, type, words) ?? []);
  if (shown.length === 0) return null;
  return html`<section class="legal">
    <h2>${t('legal')}</h2>
    ${shown.map(
      ({ type, content }) =>
        html`<a class="row doc" href="${path}/legal/${type}?lang=${languageOf(locale)}"
          >${icon(icons[content.kind])}<span>${t(`document.${type}`)}</span>${content.kind === 'file' ? html`<small>PDF</small>` : icon('next')}</a
        >`,
    )}
  </section>`;
}
