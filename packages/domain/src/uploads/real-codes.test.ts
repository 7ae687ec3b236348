import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isCanonicalCode } from '../identifiers/canonical-code.ts';
import { isGtin } from '../identifiers/gtin.ts';
import { diagnose } from './code-doctor.ts';

const folder = path.resolve(import.meta.dirname, '../../../../../shared/data');
const there = existsSync(folder);

/** The columns of a table of published codes, by name. */
function* rowsOf(file: string): Generator<Readonly<Record<string, string>>> {
  const [header = '', ...lines] = readFileSync(path.join(folder, file), 'utf8').split('\n');
  const names = header.split('\t');
  for (const line of lines) {
    if (line === '') continue;
    const cells = line.split('\t');
    yield Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  }
}

if (!there) console.warn('UPL-13: no published codes beside the project; the tests on them are skipped');

describe.skipIf(!there)('UPL-13 VAL-05 published codes', () => {
  test('every French CIP-13 passes, and its CIP-7 is completed to it', () => {
    const wrong: string[] = [];
    for (const { cip13 = '', cip7 = '' } of rowsOf('fr_bdpm.tsv')) {
      if (!isCanonicalCode('cip', cip13) || diagnose({ code: cip7, gtin: null, system: 'cip' }).code !== cip13)
        wrong.push(cip13);
    }
    expect(wrong).toEqual([]);
  });

  test('every Italian AIC passes; the zeros that the published list lost are restored', () => {
    const wrong: string[] = [];
    let restored = 0;
    for (const { aic9 = '', aic_as_published: published = '' } of rowsOf('it_aifa_classe_a_2021.tsv')) {
      const { code, notes } = diagnose({ code: published, gtin: null, system: 'aic' });
      if (!isCanonicalCode('aic', aic9) || code !== aic9) wrong.push(aic9);
      if (notes.some(({ note }) => note === 'zero_restored')) restored += 1;
    }
    expect(wrong).toEqual([]);
    expect(restored).toBeGreaterThan(9000);
  });

  test('the GTINs of devices pass, or are numbers of a shop’s own', () => {
    let passed = 0;
    let total = 0;
    for (const { gtin14: gtin = '' } of rowsOf('gtin_eudamed_devices.tsv')) {
      total += 1;
      if (isGtin(gtin)) passed += 1;
    }
    expect(passed / total).toBeGreaterThan(0.99);
  });

  test('no Swiss Pharmacode is refused where all its digits are published', () => {
    const refused: string[] = [];
    for (const { pharmacode = '' } of rowsOf('ch_gtin_pharmacode_oddb2xml.tsv')) {
      if (pharmacode.length === 7 && diagnose({ code: pharmacode, gtin: null, system: 'pharmacode' }).code === null)
        refused.push(pharmacode);
    }
    expect(refused).toEqual([]);
  });
});
