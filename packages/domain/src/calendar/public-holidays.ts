import Holidays from 'date-holidays';

/** A public holiday: the date `YYYY-MM-DD` and its name in the language of the place. */
export interface PublicHoliday {
  readonly date: string;
  readonly name: string;
}

/** What the tables lack: the autonomous regions of Portugal keep days of their own. */
const missing: Readonly<Record<string, readonly (readonly [rule: string, name: string])[]>> = {
  'PT/20': [['easter 50', 'Dia da Região Autónoma dos Açores']],
  'PT/30': [
    ['07-01', 'Dia da Região Autónoma da Madeira'],
    ['12-26', 'Primeira Oitava'],
  ],
};

/** The parts of a country in which another language is spoken than the tables begin with. */
const spoken: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['FR', 'GE', 'JU', 'NE', 'VD', 'VS'].map((canton) => [`CH/${canton}`, 'fr'])),
  'CH/TI': 'it',
};

/** The tables of a part of a country: `BY`, or `BY-KATH` where a region has parts of its own; of the country otherwise. */
function tablesOf(country: string, region: string): Holidays {
  const [state = '', part = ''] = region.split('-');
  const language = spoken[`${country}/${state}`];
  const options = { types: ['public' as const], ...(language !== undefined && { languages: [language] }) };
  const tables = new Holidays(country, options);
  for (const [rule, name] of missing[`${country}/${region}`] ?? [])
    tables.setHoliday(rule, { type: 'public', name: { pt: name } });
  if (!Object.hasOwn(tables.getStates(country) ?? {}, state)) return tables;
  return Object.hasOwn(tables.getRegions(country, state) ?? {}, part)
    ? new Holidays(country, state, part, options)
    : new Holidays(country, state, options);
}

const years = new Map<string, readonly PublicHoliday[]>();

/**
 * The public holidays of a country (ISO 3166-1) or a part of it (the part of ISO 3166-2 after the dash, such as BW
 * or MD, or one of `holidayRegions`; an unknown one counts as the whole country). For servers only: the tables behind it are large.
 */
export function publicHolidays(country: string, region: string | null, year: number): readonly PublicHoliday[] {
  const key = `${country}/${region ?? ''}/${year}`;
  const known = years.get(key);
  if (known !== undefined) return known;
  const found = (tablesOf(country, region ?? '').getHolidays(year) ?? [])
    .filter((holiday) => holiday.type === 'public' && holiday.date.slice(11, 19) === '00:00:00')
    .map((holiday) => ({ date: holiday.date.slice(0, 10), name: holiday.name }));
  years.set(key, found);
  return found;
}
