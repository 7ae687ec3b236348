import type { ShopProfile } from '@offizin/contract/shop-profile/seller';
import { brands } from '@offizin/domain/brand/brands';
import { dayCalled, endsSoon, openStateAt } from '@offizin/domain/calendar/open-state';
import { type OpeningHours, type Weekday, weekdays } from '@offizin/domain/calendar/opening-hours';
import { instantAt, wallClockAt, weekdayIndex } from '@offizin/domain/calendar/zoned-time';
import { socialName } from '@offizin/domain/shop-profile/social-networks';
import { useTranslations } from 'use-intl';
import { useToday } from '../../../platform/calendar-day.ts';
import { useFormats } from '../../../platform/formats.ts';
import { initialData } from '../../../platform/initial-data.ts';
import { useNow } from '../../../platform/now.ts';
import { useShopTimeZone } from '../../../platform/time-zone.ts';
import { mediaAddress } from '../profile-queries.ts';
import { contactIn, networkFields, networkNames, textsIn } from '../profile-values.ts';
import type { ShopPageData } from './shop-page.tsx';
import type { ProfileForm } from '../use-profile-form.ts';
import { fieldsOf, weekIn } from '../hours/week-values.ts';
import { useWeekdayNames } from '../hours/weekday-names.ts';

/** Whether a shop with these hours is open now, in words. */
function useOpenState(
  week: OpeningHours | null,
  { closures, closedHolidays, specialHours }: ShopProfile,
): ShopPageData['state'] {
  const t = useTranslations('profile.preview');
  const { time } = useFormats();
  const days = useWeekdayNames();
  const now = useNow(60_000);
  const timeZone = useShopTimeZone();
  const today = wallClockAt(now, timeZone).date;
  if (week === null) return null;
  const special = new Map(specialHours.map(({ day, hours }) => [day, hours]));
  const state = openStateAt(
    { timeZone, openingHours: week, closures, isPublicHoliday: (day) => closedHolidays.includes(day), special },
    now,
  );
  const clock = (wall: Parameters<typeof instantAt>[0]) => time(instantAt(wall, timeZone));
  const dayOf = (date: string) => days.inText(weekdays[weekdayIndex(date)] ?? 'monday');
  if (state.isOpen) {
    if (state.until === null) return { isOpen: true, text: t('openAlways') };
    const time = clock(state.until);
    if (endsSoon(state.until, today)) return { isOpen: true, text: t('openUntil', { time }) };
    return { isOpen: true, text: t('openUntilDay', { day: dayOf(dayCalled(state.until)), time }) };
  }
  if (state.opens === null) return { isOpen: false, text: t('closed') };
  const { date } = state.opens;
  if (date === today) return { isOpen: false, text: t('opensToday', { time: clock(state.opens) }) };
  return { isOpen: false, text: t('opensOn', { day: dayOf(date), time: clock(state.opens) }) };
}

/** The shop's page with what is typed now. */
export function useShopPage(form: ProfileForm, profile: ShopProfile): ShopPageData {
  const t = useTranslations('profile.preview');
  const { shop, images } = profile;
  const week = weekIn(form.values);
  const state = useOpenState(week, profile);
  const today = useToday();
  const contact = contactIn(form.values);
  const isChanged = (day: Weekday) => fieldsOf(day).some((field) => form.changed.includes(field));
  const address = (image: ShopProfile['images']['LOGO'], name: string) =>
    image === null ? null : mediaAddress(image.fileId, name);
  return {
    name: shop.name,
    place: t('place', { city: shop.city, brand: brands[initialData.brand].name, year: shop.since.slice(0, 4) }),
    state,
    today: weekdays[weekdayIndex(today)] ?? 'monday',
    texts: textsIn(form.values),
    week,
    changed: new Set(weekdays.filter(isChanged)),
    contact: {
      phone: contact.phone === null ? null : `${contact.phonePrefix} ${contact.phone}`,
      email: contact.email,
      website: contact.website,
      pages: networkNames.flatMap((field) => {
        const typed = contact[field];
        const network = networkFields[field];
        const name = typed === null ? null : socialName(network, typed, contact.phonePrefix);
        return name === null ? [] : { network, name };
      }),
    },
    pictures: {
      background: address(images.BACKGROUND, '1200.webp'),
      logo: address(images.LOGO, '300.webp'),
      portrait: address(images.PHARMACIST, '300.webp'),
    },
  };
}
