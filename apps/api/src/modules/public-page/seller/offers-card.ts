import { brands } from '@offizin/domain/brand/brands';
import { type HtmlPart, html } from '../../../platform/html/html.ts';
import type { CornerWords } from './corner-words.ts';
import type { Corner } from './read-corner.ts';

/** The first of the offers that can be bought, and the way to all of them. */
export function offersCard({ brand, firstOffers, offers }: Corner, { t, formats }: CornerWords): HtmlPart {
  if (firstOffers.length === 0) return null;
  const { currency, site } = brands[brand];
  return html`<section class="part">
    <h2>${t('offers')}</h2>
    <ul class="offers">
      ${firstOffers.map(
        ({ name, pack, price }) =>
          html`<li>
            <span>${name}<small>${pack}</small></span
            ><b>${formats.money({ amount: price, currency })}</b>
          </li>`,
      )}
    </ul>
    <p><a href="${site}">${t('products', { count: offers })}</a></p>
  </section>`;
}
