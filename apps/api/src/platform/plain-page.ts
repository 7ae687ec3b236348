import { type LocaleCode, locales } from '@offizin/domain/locale/locales';

/** The style of pages that the server writes itself; they may hold none (the content security policy). */
export const plainStyle = {
  path: '/plain-page.css',
  text: ':root{color-scheme:light dark}body{margin:0;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}main{max-width:560px;margin:0 auto;padding:64px 24px}h1{font-size:22px;line-height:28px}',
} as const;

/** What a plain page says; whoever puts the api together gives the texts. */
export type PlainTexts = (
  page: 'busy' | 'failed' | 'unknownHost',
  locale: LocaleCode,
  /** By which support finds what happened; only a failure has one. */
  requestId?: string,
) => Promise<{ readonly title: string; readonly text: string }>;

interface PlainPage {
  readonly locale: LocaleCode;
  readonly title: string;
  readonly text: string;
  /** After how many seconds the page asks again by itself. */
  readonly again?: number;
}

/** A page without the portal's scripts, for where these cannot be had. Title and text are the portal's own, without HTML. */
export const plainPage = ({ locale, title, text, again }: PlainPage): string => `<!doctype html>
<html lang="${locales[locale].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title>${again === undefined ? '' : `<meta http-equiv="refresh" content="${again}">`}<link rel="stylesheet" href="${plainStyle.path}"></head>
<body><main><h1>${title}</h1><p>${text}</p></main></body></html>`;
