import { brands } from '@offizin/domain/brand/brands';
import { Html, type HtmlPart, html } from '../../../platform/html/html.ts';
import { embeddedJson } from '../../../platform/page.ts';
import { contactCard, reachButtons } from './contact-card.ts';
import type { CornerWords } from './corner-words.ts';
import { hoursCard, soonClosed } from './hours-card.ts';
import { icon } from './icons.ts';
import { legalList } from './legal-list.ts';
import { offersCard } from './offers-card.ts';
import { allLanguages, documentOf } from './page-frame.ts';
import { picture, pictureAddress } from './pictures.ts';
import { qrCode } from './qr-code.ts';
import type { Corner } from './read-corner.ts';
import { structuredData } from './structured-data.ts';
import { traderCard } from './trader-card.ts';

const kindOf = ({ profile: { shop } }: Corner, { t }: CornerWords): string => t(`kind.${shop.businessType}`);

function head(corner: Corner, words: CornerWords): HtmlPart {
  const { profile, offers, brand } = corner;
  const { t, state } = words;
  const { shop, images } = profile;
  const place = t('place', { kind: kindOf(corner, words), city: corner.address.city });
  return html`<div class="cover">
      ${images.BACKGROUND && picture('BACKGROUND', images.BACKGROUND, '(min-width: 1168px) 1120px, 100vw')}
    </div>
    <div class="id${images.LOGO === null ? '' : ' logo'}">
      ${images.LOGO && html`<div class="sign">${picture('LOGO', images.LOGO, '136px')}</div>`}
      <div class="name">
        <h1>${shop.name}</h1>
        <div class="line">
          ${
            profile.week === null
              ? null
              : html`<span class="chip${state.isOpen ? ' open' : ''}">${icon('clock')}${state.text}</span>`
          }<span>${place}</span>
        </div>
      </div>
      <div class="acts">
        <button class="btn" type="button" hidden data-share="${t('copied')}">
          ${icon('share')}<span>${t('share')}</span></button
        >${
          offers === 0
            ? null
            : html`<a class="btn main" href="${brands[brand].site}">${t('products', { count: offers })}</a>`
        }
      </div>
      ${reachButtons(corner, words)}
    </div>
    ${soonClosed(corner, words)}`;
}

function person({ profile: { texts, images } }: Corner): HtmlPart {
  if (texts.responsibleName === null) return null;
  return html`<section class="part who">
    ${images.PHARMACIST && html`<div class="face">${picture('PHARMACIST', images.PHARMACIST, '96px')}</div>`}
    <div>
      <h2>${texts.responsibleName}</h2>
      ${texts.responsibleTitle && html`<p>${texts.responsibleTitle}</p>`}
    </div>
  </section>`;
}

const saying = ({ profile: { texts } }: Corner): HtmlPart =>
  texts.shortDescription === null && texts.about === null
    ? null
    : html`<section class="part">
        ${texts.shortDescription && html`<p class="lead">${texts.shortDescription}</p>`}${texts.about && html`<p class="about">${texts.about}</p>`}
      </section>`;

/** The way here on paper. */
function flyer({ profile }: Corner, { t }: CornerWords, address: string): HtmlPart {
  const title = t(profile.week === null ? 'scanContact' : 'scan');
  return html`<section class="flyer">
    ${qrCode(address, title)}
    <p><b>${title}</b>${address.replace(/^https?:\/\//, '')}</p>
  </section>`;
}

/** The public page of a shop at an address, as a whole document (PRO-10). */
export function cornerPage(corner: Corner, words: CornerWords, address: string): string {
  const { t } = words;
  const { profile, brand } = corner;
  const { shop, texts, images } = profile;
  const city = corner.address.city;
  const described = profile.week === null ? 'descriptionWithoutHours' : 'description';
  const cover = pictureAddress(images.BACKGROUND, '1200.jpeg');
  return documentOf(
    {
      brand,
      address,
      title: `${shop.name.includes(city) ? shop.name : `${shop.name}, ${city}`} – ${brands[brand].name}`,
      description: texts.shortDescription ?? t(described, { kind: kindOf(corner, words), city }),
      languages: allLanguages(brand),
      head: html`${cover && html`<meta property="og:image" content="${new URL(cover, address).href}" />`}
        <script type="application/ld+json">
          ${new Html(embeddedJson(structuredData(corner, words.today, address)))}
        </script>`,
      main: html`<main class="in">
        ${head(corner, words)}
        <div class="cols">
          <div>
            ${saying(corner)}${person(corner)}${offersCard(corner, words)}
            <div class="part two">
              ${traderCard(corner, words)}${legalList(corner, words, new URL(address).pathname)}
            </div>
            ${flyer(corner, words, address)}
          </div>
          <aside class="card side">${hoursCard(corner, words)}${contactCard(corner, words)}</aside>
        </div>
      </main>`,
      footer: t('marketplace', { brand: brands[brand].name, year: shop.since.slice(0, 4) }),
      sells: corner.offers > 0,
    },
    words,
  );
}
