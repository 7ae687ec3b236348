import type { Address, Email } from 'postal-mime';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

const named = ({ name, address }: Address): string =>
  address === undefined || address === '' ? name : name === '' ? address : `${name} <${address}>`;

/** Addresses become links; everything else stays text. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, at) => (at % 2 === 0 ? escaped(part) : `<a href="${escaped(part)}">${escaped(part)}</a>`))
    .join('');
}

function article({ from, to = [], subject = '', text = '', date }: Email): string {
  return `<article><h2>${escaped(subject)}</h2>
<p>${escaped(from === undefined ? '' : named(from))} → ${escaped(to.map(named).join(', '))}${date === undefined ? '' : ` · ${escaped(date)}`}</p>
<pre>${withLinks(text)}</pre></article>`;
}

/** The page that shows the demo's mails, the newest first. */
export function mailboxPage(mails: readonly Email[]): string {
  const style =
    'body{font:15px/1.5 system-ui,sans-serif;max-width:760px;margin:24px auto;padding:0 16px;color-scheme:light dark}' +
    'article{border:1px solid #8886;border-radius:8px;padding:16px;margin:0 0 16px}h2{font-size:17px;margin:0}article p{margin:0;opacity:.75;overflow-wrap:anywhere}' +
    'pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere;margin:12px 0 0}';
  const content =
    mails.length === 0
      ? '<p>No mail yet. Switch mails on under the bell of the portal, in the notification settings.</p>'
      : mails.map(article).join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="refresh" content="10">
<title>Mails of the demo</title><style>${style}</style></head><body><h1>Mails of the demo</h1>
${content}</body></html>`;
}
