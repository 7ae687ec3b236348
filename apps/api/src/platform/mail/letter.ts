/** The texts of a mail in their order, plain, without markup. */
export interface Letter {
  /** BCP 47. */
  readonly language: string;
  readonly sender: string;
  readonly greeting: string;
  readonly intro: string;
  /** What stands out by itself, such as a code. */
  readonly highlight: string | null;
  readonly items: readonly { readonly text: string; readonly url: string | null }[];
  /** The text about those that are not named. */
  readonly more: string | null;
  readonly button: { readonly text: string; readonly url: string } | null;
  /** Why it came and how to end it. */
  readonly footer: string;
}

/** The mail for readers without markup. */
export function letterText({ sender, greeting, intro, highlight, items, more, button, footer }: Letter): string {
  const lines = items.map(({ text, url }) => (url === null ? `• ${text}` : `• ${text}\n  ${url}`));
  return [
    greeting,
    intro,
    highlight,
    lines.join('\n'),
    more,
    button === null ? null : `${button.text}: ${button.url}`,
    `${sender}\n${footer}`,
  ]
    .filter((part) => part !== null && part !== '')
    .join('\n\n');
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

const style = {
  page: 'margin:0;padding:24px 12px;background:#f4f5f6;font:15px/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif;color:#1b1f23',
  card: 'max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #dfe3e6;border-radius:8px',
  sender: 'margin:0 0 16px;font-weight:600',
  highlight: 'margin:16px 0;font-size:28px;font-weight:600;letter-spacing:4px',
  item: 'margin:0 0 8px',
  link: 'color:#0b5a44',
  button:
    'display:inline-block;margin:8px 0;padding:9px 16px;border-radius:8px;background:#1b1f23;color:#ffffff;text-decoration:none;font-weight:600',
  footer: 'max-width:560px;margin:12px auto 0;font-size:13px;color:#596068',
};

/** The same mail with its markup: no picture, no script, nothing that is loaded. */
export function letterHtml(letter: Letter): string {
  const { language, sender, greeting, intro, highlight, items, more, button, footer } = letter;
  const list = items.map(({ text, url }) => {
    const shown = url === null ? escaped(text) : `<a href="${escaped(url)}" style="${style.link}">${escaped(text)}</a>`;
    return `<li style="${style.item}">${shown}</li>`;
  });
  return `<!doctype html>
<html lang="${escaped(language)}"><head><meta charset="utf-8"><title>${escaped(sender)}</title></head>
<body style="${style.page}"><div style="${style.card}">
<p style="${style.sender}">${escaped(sender)}</p>
<p>${escaped(greeting)}</p><p>${escaped(intro)}</p>${highlight === null ? '' : `<p style="${style.highlight}">${escaped(highlight)}</p>`}
${list.length === 0 ? '' : `<ul>${list.join('')}</ul>`}${more === null ? '' : `<p>${escaped(more)}</p>`}
${button === null ? '' : `<p><a href="${escaped(button.url)}" style="${style.button}">${escaped(button.text)}</a></p>`}
</div><p style="${style.footer}">${escaped(footer)}</p></body></html>`;
}
