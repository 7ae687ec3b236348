import { describe, expect, test } from 'vitest';
import { brandIds, brands } from '../brand/brands.ts';
import { partOfCountry } from './part-of-country.ts';
import { countryCodes, regionsOf } from './places.ts';
import { timeZoneOf } from './time-zones.ts';

const at = (country: string, postalCode: string | null = null, region: string | null = null) => ({
  country,
  region,
  postalCode,
});

describe('PRO-03 the time zone of a shop', () => {
  test.each([
    ['PT', '1100-148', null, 'Europe/Lisbon'],
    ['PT', '9000-018', null, 'Atlantic/Madeira'],
    ['PT', '9400-162', null, 'Atlantic/Madeira'],
    ['PT', '9500-054', null, 'Atlantic/Azores'],
    ['PT', null, '20', 'Atlantic/Azores'],
    ['PT', '1100-148', '30', 'Atlantic/Madeira'],
    ['ES', '28013', null, 'Europe/Madrid'],
    ['ES', '35001', null, 'Atlantic/Canary'],
    ['ES', '38003', null, 'Atlantic/Canary'],
    ['ES', null, 'CN', 'Atlantic/Canary'],
    ['ES', '51001', null, 'Europe/Madrid'],
    ['GB', 'BS1 4ST', null, 'Europe/London'],
    ['GB', 'BT1 5GS', null, 'Europe/London'],
    ['FR', '67000', null, 'Europe/Paris'],
    ['FR', '97110', null, 'America/Guadeloupe'],
    ['FR', '97133', null, 'America/St_Barthelemy'],
    ['FR', '97400', null, 'Indian/Reunion'],
    ['CH', '8001', 'ZH', 'Europe/Zurich'],
    ['CY', '1010', null, 'Asia/Nicosia'],
    ['FI', '00100', null, 'Europe/Helsinki'],
  ])('in %s %s, region %s: %s', (country, postalCode, region, zone) =>
    expect(timeZoneOf(at(country, postalCode, region))).toBe(zone),
  );

  test.each(countryCodes)('the clock knows those of %s', (country) => {
    const zones = [null, ...regionsOf(country).map(({ code }) => code)].map((region) =>
      timeZoneOf(at(country, null, region)),
    );
    for (const timeZone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
  });

  test('the home country of a brand has the time zone of the brand', () => {
    const homes = brandIds.map((id) => timeZoneOf(at(brands[id].countries[0] ?? '')));
    expect(homes).toEqual(brandIds.map((id) => brands[id].timeZone));
  });

  test('a country in which no shop can be has none', () => expect(() => timeZoneOf(at('US'))).toThrow(RangeError));
});

describe('PRO-03 the part of its country that a shop lies in', () => {
  test.each([
    ['FR', '57000', '57'],
    ['FR', '67000', '67'],
    ['FR', '68100', '68'],
    ['FR', '54000', null],
    ['ES', '08001', 'CT'],
    ['ES', '48001', 'PV'],
    ['ES', '52001', 'ML'],
    ['GB', 'EH1 1YZ', 'SCT'],
    ['GB', 'g1 1xq', 'SCT'],
    ['GB', 'GL1 1DQ', 'ENG'],
    ['GB', 'CF10 1EP', 'WLS'],
    ['GB', 'BT1 5GS', 'NIR'],
    ['GB', null, 'ENG'],
    ['DE', '80331', null],
  ])('%s %s: %s', (country, postalCode, part) => expect(partOfCountry(at(country, postalCode))).toBe(part));

  test('every province of Spain has a region of the table', () => {
    const known = regionsOf('ES').map(({ code }) => code);
    const provinces = Array.from({ length: 52 }, (_, number) => `${String(number + 1).padStart(2, '0')}001`);
    expect(provinces.filter((code) => !known.includes(partOfCountry(at('ES', code)) ?? ''))).toEqual([]);
    expect(new Set(provinces.map((code) => partOfCountry(at('ES', code)))).size).toBe(known.length);
  });
});
