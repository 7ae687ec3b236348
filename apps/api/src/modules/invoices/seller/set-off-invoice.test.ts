import type { InvoiceRecord } from '@offizin/contract/invoices/marketplace';
import { invoiceTotals } from '@offizin/domain/invoices/invoice-totals';
import { anInvoice } from '@offizin/testkit/records';
import { expect, test } from 'vitest';
import { makeFiles } from './make-files.ts';

const setOff: Partial<InvoiceRecord> = { dueOn: null, setOff: { postings: [] } };
const cases: Readonly<Record<string, InvoiceRecord>> = {
  'an invoice': anInvoice(setOff),
  'a self-billed one': anInvoice({ ...setOff, kind: 'RECEIVED', type: 'vouchers' }),
  'a correction': anInvoice({
    ...setOff,
    type: 'credit_note',
    corrects: 'LI-2026-000009',
    lines: [{ text: 'Provision', quantity: -2, unitPrice: 1860, vatRate: 1900 }],
  }),
};
const one = (xml: string, name: string): string =>
  new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';

test.each(Object.entries(cases))(
  'INV-06 BR-CO-16, BR-CO-25: of %s that is set off nothing is due, and the terms say so',
  async (_, content) => {
    const task = { invoiceNo: 'LI-2026-000001', brand: 'de', locale: 'de_DE', content, electronic: true } as const;
    const made = await makeFiles({ ...task, wanted: ['cii', 'ubl'] });
    const textOf = (wanted: string) =>
      Buffer.from(made.find(({ format }) => format === wanted)?.bytes ?? '').toString('utf8');
    const gross = (invoiceTotals(content).gross / 100).toFixed(2);
    const [cii, ubl] = [textOf('cii'), textOf('ubl')];
    expect([one(cii, 'ram:TotalPrepaidAmount'), one(cii, 'ram:DuePayableAmount')]).toEqual([gross, '0.00']);
    expect([one(ubl, 'cbc:PrepaidAmount'), one(ubl, 'cbc:PayableAmount')]).toEqual([gross, '0.00']);
    expect(ubl).toContain('Wird mit den Auszahlungen verrechnet: Es ist nichts zu überweisen.');
    expect(ubl).not.toContain('DueDate');
    expect(cii).not.toContain('DueDateDateTime');
  },
);
