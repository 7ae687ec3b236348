import { type HtmlPart, html } from '../../../platform/html/html.ts';
import type { CornerWords } from './corner-words.ts';
import type { Corner } from './read-corner.ts';

/** Values that lead somewhere are links. */
const valueOf = (value: string): HtmlPart =>
  value.startsWith('https://') ? html`<a href="${value}">${value.replace('https://', '')}</a>` : value;

/** First and last name are one answer. */
function ownerOf(trader: Corner['trader']): HtmlPart {
  return trader
    .filter(({ field }) => field === 'ownerFirstName' || field === 'ownerLastName')
    .map(({ value }) => value)
    .join(' ');
}

/** Who sells here, as the law asks: everything of the company that is public, and what it certifies. */
export function traderCard({ trader, isCertified }: Corner, { t, field }: CornerWords): HtmlPart {
  if (trader.length === 0 && !isCertified) return null;
  return html`<section>
    <h2>${t('trader')}</h2>
    <dl class="facts">
      ${trader.map(({ field: name, value }) =>
        name === 'ownerLastName'
          ? null
          : name === 'ownerFirstName'
            ? html`<dt>${t('owner')}</dt>
                <dd>${ownerOf(trader)}</dd>`
            : html`<dt>${field(name)}</dt>
                <dd>${valueOf(value)}</dd>`,
      )}${
        isCertified
          ? html`<dt>${t('certifies')}</dt>
              <dd>${t('certified')}</dd>`
          : null
      }
    </dl>
  </section>`;
}
