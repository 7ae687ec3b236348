import type { PublishedVersion } from '@offizin/contract/legal-documents/seller';
import { brands } from '@offizin/domain/brand/brands';
import { languageOf, visitorLocale } from '@offizin/domain/brand/visitor-locales';
import { type LegalBlock, legalBlocks, type LegalSpan } from '@offizin/domain/legal-documents/legal-text';
import { type LocaleCode, locales } from '@offizin/domain/locale/locales';
import { type HtmlPart, html } from '../../../platform/html/html.ts';
import type { CornerWords } from './corner-words.ts';
import { allLanguages, documentOf } from './page-frame.ts';
import type { Corner } from './read-corner.ts';

const spanOf = ({ text, bold, url }: LegalSpan): HtmlPart => {
  if (url !== null) return html`<a href="${url}" rel="noopener noreferrer nofollow">${text}</a>`;
  return bold ? html`<b>${text}</b>` : text;
};

function blockOf(block: LegalBlock): HtmlPart {
  if (block.kind === 'heading') return html`<h2>${block.spans.map(spanOf)}</h2>`;
  if (block.kind === 'list')
    return html`<ul>
      ${block.items.map((item) => html`<li>${item.map(spanOf)}</li>`)}
    </ul>`;
  return html`<p>${block.lines.map((line, index) => [index === 0 ? null : html`<br />`, line.map(spanOf)])}</p>`;
}

type Shown = PublishedVersion['content'];

/** What a document says, in the way of its kind; a file is at an address of its own. */
function bodyOf(content: Shown, file: string, { t }: CornerWords): HtmlPart {
  if (content.kind === 'free_text') return html`<div class="paper">${legalBlocks(content.text).map(blockOf)}</div>`;
  if (content.kind === 'file')
    return html`<p class="paper">
      <a class="btn main" href="${file}">${t('download', { size: Math.ceil(content.bytes / 1000) })}</a>
    </p>`;
  return html`<p class="paper">
      <a class="btn main" href="${content.url}" rel="noopener noreferrer nofollow">${t('toText')}</a>
    </p>
    <p class="muted">${content.url}</p>`;
}

const nameIn = (language: LocaleCode, reader: LocaleCode): string =>
  new Intl.DisplayNames(locales[reader].tag, { type: 'language' }).of(languageOf(language)) ?? languageOf(language);

/** One legal document of a shop at an address, as a whole document. */
export function legalPage(
  corner: Corner,
  version: PublishedVersion,
  words: CornerWords & { readonly address: string },
): string {
  const { t, locale, address } = words;
  const { brand, profile } = corner;
  const { shop } = profile;
  const { language, number, publishedAt, content, type } = version;
  const title = t(`document.${type}`);
  const shown = visitorLocale(brand, language) ?? locale;
  const file = `${new URL(address).pathname}/file?lang=${language}`;
  const back = `/partner/${encodeURIComponent(shop.externalId)}?lang=${languageOf(locale)}`;
  return documentOf(
    {
      brand,
      address,
      title: `${title} – ${shop.name}`,
      description: `${title}, ${shop.name}, ${brands[brand].name}`,
      languages: allLanguages(brand),
      head: null,
      main: html`<main class="in plain">
        <a href="${back}">${t('back', { name: shop.name })}</a>
        <h1>${title}</h1>
        <p class="muted">
          ${t('since', { number, day: words.day(new Date(publishedAt)) })}${shown === locale ? null : html`<br />${t('otherLanguage', { language: nameIn(shown, locale) })}`}
        </p>
        <div lang="${locales[shown].tag}">${bodyOf(content, file, words)}</div>
      </main>`,
      footer: t('marketplace', { brand: brands[brand].name, year: shop.since.slice(0, 4) }),
      sells: false,
    },
    words,
  );
}
