import type { BusinessType } from '@offizin/domain/access/seller-kinds';
import { openSpans, weekdays } from '@offizin/domain/calendar/opening-hours';
import { brands } from '@offizin/domain/brand/brands';
import type { CompanyField } from '@offizin/domain/company/sections';
import { socialAddress } from '@offizin/domain/shop-profile/social-networks';
import { networksOf } from './networks.ts';
import { pictureAddress } from './pictures.ts';
import type { Corner } from './read-corner.ts';

/** What schema.org calls such a shop. */
const kinds: Readonly<Record<BusinessType, string>> = {
  pharmacy_or_parapharmacy: 'Pharmacy',
  cosmetic_shop: 'Store',
  herbalist_shop: 'Store',
  optician_shop: 'Optician',
  orthopaedic_shop: 'MedicalBusiness',
  perfumery: 'Store',
  personal_care_shop: 'Store',
  other: 'Store',
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');
/** A day that ends at midnight ends at 23:59 there. */
const clockOf = (minute: number): string =>
  minute === 1440 ? '23:59' : `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const factOf = ({ trader }: Corner, wanted: CompanyField): string | undefined =>
  trader.find(({ field }) => field === wanted)?.value;

/** What a register or an authority knows the shop by. */
const identifiers = ['licence', 'commercialRegisterNumber'] as const satisfies readonly CompanyField[];

/** https://schema.org/Offer, with prices in major units. */
const offersOf = ({ brand, firstOffers }: Corner): object[] =>
  firstOffers.map(({ name, pack, brand: madeBy, price }) => ({
    '@type': 'Offer',
    price: (price / 100).toFixed(2),
    priceCurrency: brands[brand].currency,
    availability: 'https://schema.org/InStock',
    itemOffered: { '@type': 'Product', name: `${name}, ${pack}`, brand: { '@type': 'Brand', name: madeBy } },
  }));

/** What search engines read of a shop: https://schema.org/LocalBusiness. */
export function structuredData(corner: Corner, url: string): object {
  const { profile, address, calendar } = corner;
  const { shop, texts, contact, images } = profile;
  const media = (name: string | null) => (name === null ? undefined : new URL(name, url).href);
  return {
    '@context': 'https://schema.org',
    '@type': kinds[shop.businessType],
    '@id': url,
    url,
    name: shop.name,
    description: texts.shortDescription ?? undefined,
    telephone: contact.phone === null ? undefined : `${contact.phonePrefix}${contact.phone}`,
    email: contact.email ?? undefined,
    image: media(pictureAddress(images.BACKGROUND, '1200.jpeg')),
    logo: media(pictureAddress(images.LOGO, '300.jpeg')),
    sameAs: [contact.website, ...networksOf(contact).map(({ network, name }) => socialAddress(network, name))].filter(
      (each) => each !== null,
    ),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressRegion: factOf(corner, 'region'),
      addressCountry: shop.countryCode,
    },
    legalName: factOf(corner, 'legalName'),
    vatID: factOf(corner, 'vatNumber'),
    identifier: identifiers.flatMap((field) => {
      const value = factOf(corner, field);
      return value === undefined ? [] : [{ '@type': 'PropertyValue', propertyID: field, value }];
    }),
    makesOffer: offersOf(corner),
    openingHoursSpecification: weekdays.flatMap((day) =>
      openSpans(calendar.openingHours[day]).map(({ from, to }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: capitalised(day),
        opens: clockOf(from),
        closes: clockOf(to),
      })),
    ),
    specialOpeningHoursSpecification: calendar.closures.map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      opens: '00:00',
      closes: '00:00',
      validFrom: from,
      validThrough: to,
    })),
  };
}
