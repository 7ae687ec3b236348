import { expect, test } from 'vitest';
import { places } from '../places/places.ts';
import { goodsRate } from './goods-rate.ts';
import { ratesOn, vatRates } from './vat-rates.ts';

const day = '2026-11-27';

test.each([
  ['at home, as the catalogue says', 'DE', 700, 'DE', 'DE', 700],
  ['the full rate abroad', 'DE', 1900, 'DE', 'FR', 2000],
  ['the reduced rate abroad', 'DE', 700, 'DE', 'ES', 1000],
  ['the lowest class where the other country has fewer', 'ES', 400, 'ES', 'DE', 700],
  ['a country with one rate', 'DE', 700, 'DE', 'DK', 2500],
  ['a product of another market sent to it', 'PT', 600, 'ES', 'PT', 600],
  ['out of the Union', 'DE', 1900, 'DE', 'CH', 0],
  ['out of Switzerland', 'CH', 810, 'CH', 'DE', 0],
  ['within Switzerland', 'CH', 260, 'CH', 'CH', 260],
  ['a catalogue that says nothing', 'DE', 0, 'DE', 'DE', null],
  ['goods that are free of tax where there are such', 'MT', 0, 'MT', 'MT', 0],
  ['at home with a rate that no table has', 'DE', 550, 'DE', 'DE', 550],
  ['abroad with a rate that no table has', 'DE', 550, 'DE', 'FR', null],
  ['an address without a country', 'DE', 1900, 'DE', '', null],
] as const)('INV-07 the rate of goods: %s', (_, market, vatRate, home, country, rate) => {
  expect(goodsRate({ market, vatRate }, { home, country, day })).toBe(rate);
});

test('INV-07 the rates are those of the day', () => {
  expect(ratesOn('EE', '2025-06-30')[0]).toBe(2200);
  expect(ratesOn('EE', '2025-07-01')[0]).toBe(2400);
  expect(ratesOn('RO', '2026-01-01')).toEqual([2100, 1100]);
  expect(ratesOn('CH', '2023-12-31')).toEqual([770, 250]);
  expect(ratesOn('XX', day)).toEqual([]);
});

test('INV-07 every country where shops can be has rates, the highest first and newest first', () => {
  expect(Object.keys(places).filter((country) => vatRates[country] === undefined)).toEqual([]);
  for (const all of Object.values(vatRates)) {
    const days = all.map(({ since }) => since);
    expect(all.filter(({ rates }) => rates[0] !== Math.max(...rates))).toEqual([]);
    expect(days).toEqual(days.toSorted().toReversed());
  }
});
