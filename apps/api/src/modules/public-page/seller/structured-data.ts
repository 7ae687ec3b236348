import type { BusinessType } from '@offizin/domain/access/seller-kinds';
import { dayMinutes, type MinuteSpan, openSpans, spansOn, weekdays } from '@offizin/domain/calendar/opening-hours';
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

/** What search engines read of a shop: https://schema.org/LocalBusiness. */
export function structuredData({ profile, address, calendar }: Corner, url: string): object {
  const { shop, texts, contact, images, week, specialHours } = profile;
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
      addressCountry: shop.countryCode,
    },
    openingHoursSpecification:
      week === null
        ? undefined
        : weekdays.flatMap((day) =>
            openSpans(week[day]).map((span) => ({ ...hoursOf(span), dayOfWeek: capitalised(day) })),
          ),
    specialOpeningHoursSpecification: [
      ...calendar.closures.map(({ from, to }) => ({
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
