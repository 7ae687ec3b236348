import { localeCodes } from '@offizin/domain/locale/locales';
import { describe, expect, test } from 'vitest';
import { textsIn } from '../../../texts/texts.ts';
import { invoiceCases, taskOf } from '../../../testing/invoice-cases.ts';
import { all } from '../../../testing/xml-texts.ts';
import { xrechnung } from './electronic-invoice.ts';
import { vatOf } from './vat-reasons.ts';

const contentOf = (name: string) => {
  const known = invoiceCases[name];
  if (known === undefined) throw new RangeError(name);
  return known.record;
};
const abroad = contentOf('reverse charge to another member state');

/** What the law of each language wants to be read (Directive 2006/112/EC, art. 226 no. 11a). */
const wanted = {
  de_DE: 'Steuerschuldnerschaft des Leistungsempfängers',
  de_CH: 'Steuerschuldnerschaft des Leistungsempfängers',
  fr_FR: 'Autoliquidation',
  fr_CH: 'Autoliquidation',
  es_ES: 'Inversión del sujeto pasivo',
  it_IT: 'Inversione contabile',
  pt_PT: 'IVA – autoliquidação',
  en_GB: 'Reverse charge',
} as const;

describe('INV-04 why nothing is charged is said in the words of the law', () => {
  test.each(localeCodes)('reverse charge in %s, on the page and in the data', async (locale) => {
    const { reasons } = vatOf(abroad, await textsIn(locale, 'invoiceDocument'));
    expect(reasons.map(({ code }) => code)).toEqual(['VATEX-EU-AE']);
    expect(reasons[0]?.text.startsWith(wanted[locale])).toBe(true);
    const ubl = await xrechnung({ ...taskOf(abroad), locale }, 'ubl');
    expect(all(ubl, 'cbc:TaxExemptionReason')).toEqual([reasons[0]?.text]);
  });

  test('what the marketplace adds follows them; of an exemption it stands alone', async () => {
    const words = await textsIn('de_DE', 'invoiceDocument');
    const vatReasons = [{ category: 'AE', text: '§ 13b UStG.' }] as const;
    expect(vatOf({ ...abroad, vatReasons: [...vatReasons] }, words).reasons[0]?.text).toBe(
      'Steuerschuldnerschaft des Leistungsempfängers. § 13b UStG.',
    );
    const small = contentOf('a small business without a VAT number');
    expect(vatOf(small, words).reasons).toEqual([
      { category: 'E', code: undefined, text: 'Steuerfrei nach § 19 UStG.' },
    ]);
  });
});
