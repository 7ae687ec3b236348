import { expect, test } from 'vitest';
import { brands } from '../../packages/domain/src/brand/brands.ts';
import { brandColours } from '../../packages/domain/src/brand/colours.ts';
import { brandFindings, type CheckedBrand } from './brand-files.ts';

const { accent } = brandColours.de.light;
const german = { ...brands.de, accent };
const readme = '`de.localhost`, `fr.localhost`, `pt.localhost` are Lindora, the German brand.';
const iconOf = () => `<svg><rect fill="${accent.toUpperCase()}"/></svg>`;

test('GEN-01 a brand with its files is complete', () => {
  expect(brandFindings([german], { readme, iconOf })).toEqual([]);
});

test('GEN-01 a brand that has only its record lacks the rest', () => {
  const planted: CheckedBrand = {
    ...german,
    id: 'at',
    name: 'Arnika',
    developmentHosts: [{ host: 'at.localhost', locale: 'de_DE' }],
  };
  expect(brandFindings([german, planted], { readme, iconOf: (id) => (id === 'at' ? null : iconOf()) })).toEqual([
    'at: apps/web/public/assets/icon-at.svg is missing',
    'at: no courier delivers standard',
    'at: no courier delivers next_day',
    'at: no courier delivers same_day_slot',
    'at: no courier delivers express_slot',
    'at: README.md does not name the host at.localhost',
    'at: README.md does not name Arnika',
  ]);
});

test('GEN-01 an icon has the colour of its brand', () => {
  const { accent: other } = brandColours.ch.light;
  expect(brandFindings([{ ...german, accent: other }], { readme, iconOf })).toEqual([
    `de: the icon lacks the accent ${other}`,
  ]);
});
