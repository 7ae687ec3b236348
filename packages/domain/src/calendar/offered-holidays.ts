import { type LocalHoliday, nextDateOf } from './local-holidays.ts';
import { publicHolidays } from './public-holidays.ts';
import { townHolidays } from './town-holidays.ts';

const fronleichnam: LocalHoliday = { rule: 'easter 60', name: 'Fronleichnam' };

/** Days that some parishes of a region keep: the shop knows whether its own does. */
const parishes: Readonly<Record<string, readonly LocalHoliday[]>> = {
  'DE/BY': [{ rule: '08-15', name: 'Mariä Himmelfahrt' }],
  'DE/SN': [fronleichnam],
  'DE/TH': [fronleichnam],
};

export interface HolidayPlace {
  readonly country: string;
  /** Whose public holidays count. */
  readonly region: string | null;
  readonly postalCode: string | null;
}

/**
 * The local public holidays that a shop may keep where it lies: those of its town and of parishes of its region. Days that are
 * public holidays there anyway are not among them. For servers only.
 */
export function offeredHolidays({ country, region, postalCode }: HolidayPlace, today: string): LocalHoliday[] {
  const [state = ''] = (region ?? '').split('-');
  const found = [...(parishes[`${country}/${state}`] ?? []), ...townHolidays(country, (postalCode ?? '').trim())];
  return found.filter(({ rule }) => {
    const next = nextDateOf(rule, today) ?? '';
    return publicHolidays(country, region, Number(next.slice(0, 4))).every(({ date }) => date !== next);
  });
}
