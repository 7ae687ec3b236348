import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type BrandId, brands } from '@offizin/domain/brand/brands';
import { colourRules } from '@offizin/domain/brand/colours';
import { languageOf } from '@offizin/domain/brand/visitor-locales';
import { type LocaleCode, locales } from '@offizin/domain/locale/locales';
import { Html, type HtmlPart, html } from '../../../platform/html/html.ts';
import { icon, iconSheet } from './icons.ts';
import type { CornerWords } from './corner-words.ts';

/** Spaces at the start of lines are for who writes the sheet. */
const sheet = readFileSync(new URL('corner.css', import.meta.url), 'utf8').replaceAll(/\n\s*/g, '');
const style = `${colourRules('light')}@media screen and (prefers-color-scheme:dark){${colourRules('dark')}}${sheet}`;

/** The page is complete without it: it shows the button to share with, where the browser can. */
const script = `const b=document.querySelector('[data-share]');if(b&&(navigator.share||navigator.clipboard)){b.hidden=false;b.onclick=async()=>{const url=location.origin+location.pathname;try{if(navigator.share)await navigator.share({title:document.title,url});else{await navigator.clipboard.writeText(url);b.lastElementChild.textContent=b.dataset.share}}catch{}}}`;

/** Put together here: their sums count each space between the tags. */
const styleElement = new Html(`<style>${style}</style>`);
const scriptElement = new Html(`<script>${script}</script>`);

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page's own sheet and script by their sums, pictures of this host, and nothing else. */
export const cornerPolicy = [
  "default-src 'none'",
  `script-src ${sourceOf(script)}`,
  `style-src ${sourceOf(style)}`,
  "img-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

export interface Page {
  readonly brand: BrandId;
  readonly title: string;
  readonly description: string;
  /** Without a language. */
  readonly address: string;
  /** The languages that it can be read in; none for a page that is not to be found again. */
  readonly languages: readonly LocaleCode[];
  readonly head: HtmlPart;
  readonly main: HtmlPart;
  readonly footer: HtmlPart;
  readonly sells: boolean;
}

export const inLanguage = (address: string, locale: LocaleCode): string => `${address}?lang=${languageOf(locale)}`;

export const allLanguages = (brand: BrandId): readonly LocaleCode[] => brands[brand].visitorLocales;

const nameOf = (locale: LocaleCode): string => locales[locale].name.split(' (', 1)[0] ?? '';

function languageMenu({ address, languages }: Page, { t, locale }: Pick<CornerWords, 't' | 'locale'>): HtmlPart {
  if (languages.length < 2) return null;
  return html`<details class="lang">
    <summary aria-label="${t('language')}: ${nameOf(locale)}">${icon('globe')}${nameOf(locale)}${icon('down')}</summary>
    <ul>
      ${languages.map(
        (each) =>
          html`<li>
            <a
              href="${inLanguage(new URL(address).pathname, each)}"
              hreflang="${locales[each].tag}"
              lang="${locales[each].tag}"
              ${each === locale ? html` aria-current="true"` : null}
              >${nameOf(each)}</a
            >
          </li>`,
      )}
    </ul>
  </details>`;
}

/** What search engines and other pages read of it. */
function headOf({ title, description, address, languages, head }: Page, locale: LocaleCode): HtmlPart {
  const found =
    languages.length === 0
      ? html`<meta name="robots" content="noindex" />`
      : html`<link rel="canonical" href="${inLanguage(address, locale)}" /><link
            rel="alternate"
            hreflang="x-default"
            href="${address}"
          />${languages.map(
            (each) =>
              html`<link rel="alternate" hreflang="${locales[each].tag}" href="${inLanguage(address, each)}" />`,
          )}`;
  return html`<title>${title}</title><meta name="description" content="${description}" /><meta
      property="og:title"
      content="${title}"
    /><meta property="og:description" content="${description}" />${found}${head}`;
}

/** A whole document around the main part of a public page. */
export function documentOf(page: Page, words: Pick<CornerWords, 't' | 'locale'>): string {
  const { brand, main, footer, sells } = page;
  const { t, locale } = words;
  const { name, site, legal } = brands[brand];
  const body = html`<body${sells ? html` class="sells"` : null}>${iconSheet}<header class="in top"><a class="brand" href="${site}"><span class="mark"><svg viewBox="0 0 28 28" width="18" height="18" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" aria-hidden="true"><path d="M14 5v18M5 14h18"/><path d="M7.6 7.6 20.4 20.4" opacity=".45"/></svg></span>${name}</a><a class="shop" href="${site}">${t('toShop')}</a>${languageMenu(page, words)}</header>${main}<footer class="foot"><div class="in"><p>${footer}</p><nav class="nav"><a href="${legal.notice}">${t('notice')}</a> · <a href="${legal.privacy}">${t('privacy')}</a></nav></div></footer>${scriptElement}</body>`;
  return html`<!doctype html>
    <html lang="${locales[locale].tag}" data-brand="${brand}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" type="image/svg+xml" href="/assets/icon-${brand}.svg" />
        ${headOf(page, locale)} ${styleElement}</head
      >${body}
    </html>`.text;
}
