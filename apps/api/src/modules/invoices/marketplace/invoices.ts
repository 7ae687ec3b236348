import { createHash } from 'node:crypto';
import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { InvoiceRecord } from '@offizin/contract/invoices/marketplace';
import { brands } from '@offizin/domain/brand/brands';
import { activeServices } from '@offizin/domain/access/seller-kinds';
import { electronicService } from '@offizin/domain/invoices/invoice-kinds';
import { placeInSeries } from '@offizin/domain/invoices/invoice-number';
import { invoiceTotals, isCovered, overdrawnPart } from '@offizin/domain/invoices/invoice-totals';
import { categorised } from '@offizin/domain/invoices/vat-fault';
import {
  insertInvoice,
  insertInvoiceFile,
  type InvoiceKey,
  takePlace,
  updatePaidOn,
} from '../write/invoice-write-queries.ts';
import { tellOfInvoice } from '../write/tell-of-invoice.ts';
import { announceTo } from '../../events/write/announce-queries.ts';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { enqueueJob, invoiceFilesQueue } from '../../../platform/jobs/enqueue-job-queries.ts';
import { undrawable } from '../../../platform/pdf/fonts.ts';
import { findLastPlace, findReceivedInvoice, lockWhatIsLeft } from '../read/received-invoice-queries.ts';
import { checkSetOff, postWith } from './set-off.ts';
import { checkDay, checkVat } from './check-content.ts';
import { findSellers } from '../../sellers/write/seller-queries.ts';

type Put = InputOf<typeof marketplaceApi.putInvoice>;

const hashOf = (record: InvoiceRecord): Buffer => createHash('sha256').update(JSON.stringify(record)).digest();

/** The PDF of the record; one that was cut off on its way is refused. */
function pdfOf({ body, fail }: Put): Buffer | null {
  if (body.pdf === undefined) return null;
  const content = Buffer.from(body.pdf, 'base64');
  const isWhole = content.toString('latin1', 0, 5) === '%PDF-' && content.subarray(-1024).includes('%%EOF');
  return isWhole ? content : fail('request.invalid', { errors: [{ path: 'body.pdf', code: 'field.invalid' }] });
}

/** What cannot be drawn would be a question mark on a document: it comes with a PDF of its own. */
function checkLetters({ body, fail }: Put): void {
  if (body.pdf !== undefined) return;
  const { supplier, customer, lines, vatReasons = [] } = body;
  const names = [supplier, customer].flatMap(({ name, street, city, postalCode, taxNumber = '', contact }) => [
    name,
    street,
    city,
    postalCode,
    taxNumber,
    contact.name,
  ]);
  const said = [...lines, ...vatReasons].map(({ text = '' }) => text);
  const characters = undrawable([...names, ...said]);
  if (characters.length > 0) fail('invoice.unprintable', { current: { characters } });
}

/** A number that is not the next one would leave a gap, or number two documents. */
async function takeNumber({ db, caller, params, body, fail }: Put): Promise<void> {
  const place = placeInSeries(caller.brand, params.invoiceNo);
  if (place === null || String(place.year) !== body.issuedOn.slice(0, 4)) return fail('invoice.number');
  const { issuedOn } = body;
  if (await takePlace(db, caller.brand, { ...place, issuedOn })) return;
  const before = await findLastPlace(db, caller.brand, place.year);
  if (before.last === place.place - 1) return fail('invoice.date', { current: { issuedOn: before.issuedOn } });
  fail('invoice.number', { current: { last: before.last } });
}

/** A credit note corrects an invoice of the same shop that goes the same way, and takes back no more than is left of it, at each rate. */
async function checkCorrected({ db, body, fail }: Put, sellerId: string): Promise<void> {
  if (body.corrects === null) return;
  const corrected = await lockWhatIsLeft(db, sellerId, body.corrects);
  const isInvoice = corrected !== undefined && corrected.type !== 'report' && corrected.type !== 'credit_note';
  if (!isInvoice || corrected.kind !== body.kind) return fail('invoice.corrects');
  const { left, parts } = corrected;
  const credit = invoiceTotals({ ...body, lines: categorised(body) });
  if (!isCovered(credit, left)) fail('invoice.credit_too_large', { current: { left } });
  const part = overdrawnPart(credit.parts, parts);
  if (part !== null) fail('invoice.credit_too_large', { current: { left, part } });
}

/** Asks for the files that the portal makes: all of a document without a PDF, the data where the shop has the service. */
async function arrange(
  db: MarketplaceDb,
  { sellerId, invoiceNo }: InvoiceKey,
  { record, electronic, now }: { record: InvoiceRecord; electronic: boolean; now: Date },
): Promise<void> {
  const hasPdf = record.pdf !== undefined;
  if (!hasPdf || (electronic && record.type !== 'report'))
    await enqueueJob(db, { name: 'make_invoice_files', payload: { sellerId, invoiceNo } }, invoiceFilesQueue(sellerId));
  if (hasPdf) await tellOfInvoice(db, { sellerId, ...record, now });
}

/** Takes over a document as it was issued (MKT-01, INV-01). */
export async function putInvoice(input: Put) {
  const { db, caller, params, body, now, fail } = input;
  const { invoiceNo } = params;
  const [seller] = await findSellers(db, caller.brand, [params.externalId]);
  if (seller === undefined) return fail('not_found');
  const hash = hashOf(body);
  const known = await findReceivedInvoice(db, seller.id, invoiceNo);
  if (known !== undefined) return known.hash.equals(hash) ? { invoiceNo, created: false } : fail('invoice.immutable');
  if (body.currency !== brands[caller.brand].currency) return fail('invoice.currency');
  checkDay(input);
  checkVat(input);
  const pdf = pdfOf(input);
  checkLetters(input);
  await checkCorrected(input, seller.id);
  await checkSetOff(input, seller.id);
  await takeNumber(input);
  const key = { sellerId: seller.id, brand: caller.brand, invoiceNo };
  const { pdf: _, ...handedOver } = body;
  // Kept as it is understood on the day of issue: a country that changes sides later changes no document.
  const content = { ...handedOver, lines: categorised(body) };
  await insertInvoice(db, key, { content, totals: invoiceTotals(body), hash, now });
  await postWith(input, seller.id);
  if (pdf !== null) await insertInvoiceFile(db, key, { format: 'pdf', content: pdf, now });
  const electronic = activeServices(seller.services).includes(electronicService);
  await arrange(db, key, { record: body, electronic, now });
  return { invoiceNo, created: true };
}

/** Whether a document is paid is all that changes of it. */
export async function putInvoicePayment(input: InputOf<typeof marketplaceApi.putInvoicePayment>) {
  const { db, caller, params, body, fail } = input;
  const { invoiceNo } = params;
  const [seller] = await findSellers(db, caller.brand, [params.externalId]);
  if (seller === undefined) return fail('not_found');
  const known = await findReceivedInvoice(db, seller.id, invoiceNo);
  if (known === undefined || known.type === 'report') return fail('not_found');
  if (known.setOff) return fail('invoice.set_off');
  const { issuedOn } = known;
  if (body.paidOn !== null && body.paidOn < issuedOn)
    return fail('invoice.paid_before_issued', { current: { issuedOn } });
  if (!(await updatePaidOn(db, { sellerId: seller.id, invoiceNo }, body.paidOn))) return fail('not_found');
  await announceTo(db, [{ sellerId: seller.id, topic: 'invoices', payload: { count: 1 } }]);
  return { invoiceNo };
}

/** How many documents of a year there are. */
export async function lastInvoice({ db, caller, params }: InputOf<typeof marketplaceApi.lastInvoice>) {
  const { last } = await findLastPlace(db, caller.brand, params.year);
  return { last };
}
