import { expect, test } from 'vitest';
import { regionCodeOf } from './region-code.ts';

test.each([
  ['DE', ['DE-BW'], 'Baden-Württemberg', 'BW'],
  ['DE', ['DE-BW'], 'Bade-Wurtemberg', 'BW'],
  ['DE', [], 'baden württemberg', 'BW'],
  ['DE', [], 'Sachsen-Anhalt', 'ST'],
  ['DE', [], 'Niedersachsen', 'NI'],
  ['CH', [], 'Bern/Berne', 'BE'],
  ['ES', [], 'Comunidad de Madrid', 'MD'],
  ['ES', [], 'Castilla y León', 'CL'],
  ['IT', ['IT-MI', 'IT-25'], null, '25'],
  ['PT', ['PT-11'], 'Lisboa', '11'],
  ['DE', ['AT-BW'], null, null],
  ['DE', [], 'Utopia', null],
  ['FR', ['FR-IDF'], 'Île-de-France', null],
  ['US', ['US-NY'], 'New York', null],
] as const)('PRO-06 in %s, %j named %s is region %s', (country, codes, name, code) => {
  expect(regionCodeOf(country, { codes, name })).toBe(code);
});
