import { invoiceKinds, invoicePayments } from '@offizin/domain/invoices/invoice-kinds';
import { present, readChoices } from '../../platform/address-values.ts';

const choices = { kind: invoiceKinds, payment: invoicePayments } as const;
/** A month of an address, `2026-10`. */
export const monthIn = (value: unknown) =>
  /^20\d{2}-(0[1-9]|1[0-2])$/.test(String(value)) ? String(value) : undefined;
const year = (value: unknown) => (/^2\d{3}$/.test(String(value)) ? Number(value) : undefined);

/** What an address of the invoices asks for; a month says its year itself. */
export function readInvoicesSearch(raw: Record<string, unknown>) {
  const number = raw['number'] === undefined ? '' : String(raw['number']).trim().slice(0, 20);
  const chosen = monthIn(raw['month']);
  return present({
    ...readChoices(raw, choices),
    number: number === '' ? undefined : number,
    month: chosen,
    year: chosen === undefined ? year(raw['year']) : undefined,
  });
}

export type InvoicesSearch = ReturnType<typeof readInvoicesSearch>;

export const isFiltered = (search: InvoicesSearch): boolean => Object.keys(search).length > 0;
