import { type HtmlPart, html } from '../../../platform/html/html.ts';
import type { CornerWords } from './corner-words.ts';
import { icon } from './icons.ts';
import { networksOf } from './networks.ts';
import { shownPhoneNumber } from '@offizin/domain/company/shown-phone-number';
import { networkName } from '@offizin/domain/shop-profile/social-networks';
import type { Corner } from './read-corner.ts';

/** Pages of others: they learn neither from where somebody comes, nor get hold of this page. */
const outside = html`target="_blank" rel="noopener noreferrer nofollow"`;

function directionsTo({ address, profile: { shop } }: Corner): string {
  const place = `${shop.name}, ${address.street}, ${address.postalCode} ${address.city}, ${shop.countryCode}`;
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;
}

const phoneOf = ({ profile: { contact } }: Corner) =>
  contact.phone === null
    ? null
    : {
        shown: shownPhoneNumber(contact.phonePrefix, contact.phone),
        called: `tel:${contact.phonePrefix}${contact.phone}`,
      };

/** How to reach the shop. */
export function contactCard(corner: Corner, { shown, t }: CornerWords): HtmlPart {
  const { address, profile } = corner;
  const { email, website } = profile.contact;
  const phone = phoneOf(corner);
  const [whatsapp, ...others] = networksOf(profile.contact).toSorted(
    (one, other) => Number(other.network === 'WHATSAPP') - Number(one.network === 'WHATSAPP'),
  );
  const rows = [
    html`<p class="row">
      ${icon('place')}<span>${address.street}<br />${address.postalCode} ${address.city}</span
      ><a class="directions" href="${directionsTo(corner)}" ${outside}>${t('directions')}</a>
    </p>`,
    phone && html`<p class="row">${icon('phone')}<a href="${phone.called}">${phone.shown}</a></p>`,
    email === null ? null : html`<p class="row">${icon('mail')}<a href="mailto:${email}">${email}</a></p>`,
    website === null
      ? null
      : html`<p class="row">
          ${icon('globe')}<a href="${website}" ${outside}>${website.replace(/^https?:\/\//, '')}</a>
        </p>`,
    whatsapp === undefined
      ? null
      : html`<p class="row">
          ${icon(whatsapp.icon)}<a href="${whatsapp.address}" ${outside}>${networkName(whatsapp.network)}</a>${
            others.length === 0
              ? null
              : html`<span class="nets"
                  >${others.map(
                    (each) =>
                      html`<a href="${each.address}" ${outside} aria-label="${networkName(each.network)}"
                        >${icon(each.icon)}</a
                      >`,
                  )}</span
                >`
          }
        </p>`,
  ];
  return html`<section class="rest" aria-label="${shown('contact')}">${rows}</section>`;
}

/** The same as large buttons, for phones. */
export function reachButtons(corner: Corner, { t }: CornerWords): HtmlPart {
  const phone = phoneOf(corner);
  const whatsapp = networksOf(corner.profile.contact).find(({ network }) => network === 'WHATSAPP');
  return html`<p class="reach">
    ${phone && html`<a class="btn" href="${phone.called}">${icon('phone')}${t('call')}</a>`}<a
      class="btn"
      href="${directionsTo(corner)}"
      ${outside}
      >${icon('place')}${t('directions')}</a
    >${
      whatsapp === undefined
        ? null
        : html`<a class="btn" href="${whatsapp.address}" ${outside}>${icon('whatsapp')}WhatsApp</a>`
    }
  </p>`;
}
