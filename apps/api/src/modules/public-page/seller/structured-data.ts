import type { BusinessType } from '@offizin/domain/access/seller-kinds';
import { brands } from '@offizin/domain/brand/brands';
import { dayMinutes, type MinuteSpan, openSpans, spansOn, weekdays } from '@offizin/domain/calendar/opening-hours';
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
const clockOf = (minute: number): string => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;

/** A slot that ends before it begins ends on the next day there, too; one until midnight or of a whole day ends a minute earlier. */
const hoursOf = ({ from, to }: MinuteSpan) => ({
  '@type': 'OpeningHoursSpecification',
  opens: clockOf(from),
  closes: clockOf((to === dayMinutes || to - from === dayMinutes ? to - 1 : to) % dayMinutes),
});

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
export function structuredData(corner: Corner, today: string, url: string): object {
  const { profile, address, calendar, holidays } = corner;
  const { shop, texts, contact, images, week, specialHours } = profile;
  // Of a shop whose hours nobody knows, public holidays say nothing.
  const holidaysOff = holidays.flatMap(({ date }) =>
    week === null || date < today || spansOn(calendar, date).length > 0 ? [] : { from: date, to: date },
  );
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
    openingHoursSpecification:
      week === null
        ? undefined
        : weekdays.flatMap((day) =>
            openSpans(week[day]).map((span) => ({ ...hoursOf(span), dayOfWeek: capitalised(day) })),
          ),
    specialOpeningHoursSpecification: [
      ...[...calendar.closures, ...holidaysOff].map(({ from, to }) => ({
        '@type': 'OpeningHoursSpecification',
        opens: '00:00',
        closes: '00:00',
        validFrom: from,
        validThrough: to,
      })),
      ...specialHours.flatMap(({ day }) =>
        spansOn(calendar, day).map((span) => ({ ...hoursOf(span), validFrom: day, validThrough: day })),
      ),
    ],
  };
}
