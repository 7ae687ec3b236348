import { ledgerScreens, payoutScreens, resultScreens, uploadScreens } from '@offizin/domain/access/twin-screens';
import { syncResultTypes } from '@offizin/domain/sync/result-types';
import type { Area, Level } from '@offizin/domain/access/roles';
import type { ScreenId } from '@offizin/domain/access/screens';
import { type ExportFormat, exportFormats, exportStatuses, tableFormats } from '@offizin/domain/exports/export-formats';
import { ruleGroups } from '@offizin/domain/price-rules/decide-price';
import { returnViewNames } from '@offizin/domain/returns/return-steps';
import { z } from 'zod';
import { externalId } from '../machine-endpoint.ts';
import { endpoint } from '../endpoint.ts';
import { screenReadErrors, screenWriteErrors } from '../errors.ts';
import { historySelection } from '../history/seller.ts';
import { ledgerFilter } from '../ledger/seller.ts';
import { offerSelection } from '../offers/seller.ts';
import { askedOfRules } from '../price-rules/terms.ts';
import { calendarMonth, calendarDay, id, instant, runNo } from '../scalars.ts';
import { stockSelection } from '../warehouse/seller.ts';

export const exportKinds = [
  'offers',
  'upload_rows',
  'upload_history',
  'sync_findings',
  'run_rows',
  'warehouse_stock',
  'price_proposals',
  'history',
  'seller_data',
  'invoices',
  'invoice_document',
  'ledger',
  'payout',
  'metric_week',
  'reports',
  'shipping_vat',
  'sales_days',
  'sold_products',
  'returns',
  'price_rule_preview',
  'tax_month',
  'datev',
  'lexware',
  'payout_statement',
  'modelo_303',
  'monthly_set',
] as const;

/** What a file can be made of; each names its rows. */
export const exportQuestion = z.discriminatedUnion('kind', [
  /** The offers of a filter, with what the seller pays for them unless the file is for somebody else. */
  z.strictObject({
    kind: z.literal('offers'),
    filter: offerSelection,
    withoutPurchasePrices: z.literal(true).optional(),
  }),
  z.strictObject({ kind: z.literal('upload_rows'), uploadId: id }),
  z.strictObject({ kind: z.literal('upload_history') }),
  z.strictObject({ kind: z.literal('sync_findings'), finding: z.enum(syncResultTypes).optional() }),
  z.strictObject({ kind: z.literal('run_rows'), runNo }),
  z.strictObject({ kind: z.literal('warehouse_stock'), filter: stockSelection }),
  z.strictObject({ kind: z.literal('price_proposals') }),
  z.strictObject({ kind: z.literal('history'), filter: historySelection }),
  z.strictObject({ kind: z.literal('seller_data') }),
  /** Every document of a month, of a year, or of all years. */
  z.strictObject({
    kind: z.literal('invoices'),
    year: z.int().min(2000).max(2999).optional(),
    month: calendarMonth.optional(),
  }),
  /** The documents of a month as one. */
  z.strictObject({ kind: z.literal('invoice_document'), month: calendarMonth }),
  /** Every line of the orders of a filter. */
  z.strictObject({ kind: z.literal('ledger'), filter: ledgerFilter }),
  /** A payout with everything that it is made of. */
  z.strictObject({ kind: z.literal('payout'), payoutNo: externalId }),
  /** The orders behind the figures of a week, by the Wednesday on which it begins. */
  z.strictObject({ kind: z.literal('metric_week'), week: calendarDay }),
  /** The months of a year beside those of the year before. */
  z.strictObject({ kind: z.literal('reports'), year: z.int().min(2000).max(2099) }),
  /** The VAT on shipping of a year, by month and country. */
  z.strictObject({ kind: z.literal('shipping_vat'), year: z.int().min(2000).max(2099) }),
  /** The days of the sales beside those of a week before, and every product that was sold over the last weeks. */
  z.strictObject({ kind: z.literal('sales_days') }),
  z.strictObject({ kind: z.literal('sold_products') }),
  /** The returns and claims of a view, or all of them. */
  z.strictObject({ kind: z.literal('returns'), view: z.enum(returnViewNames).optional() }),
  /** What terms of a price rule would do now: all offers that they cover, or those of one group. */
  z.strictObject({
    kind: z.literal('price_rule_preview'),
    ...askedOfRules.shape,
    group: z.enum(ruleGroups).optional(),
  }),
  /** A tax month by country and rate, with what was kept and paid. */
  z.strictObject({ kind: z.literal('tax_month'), month: calendarMonth }),
  /** The postings of a tax month for DATEV and Lexware, of German shops. */
  z.strictObject({ kind: z.literal('datev'), month: calendarMonth }),
  z.strictObject({ kind: z.literal('lexware'), month: calendarMonth }),
  /** What the marketplace owed a shop when a tax month began and ended, and what moved it. */
  z.strictObject({ kind: z.literal('payout_statement'), month: calendarMonth }),
  /** The boxes of the Spanish return for the quarter of a month, of Spanish shops. */
  z.strictObject({ kind: z.literal('modelo_303'), month: calendarMonth }),
  /** Everything of a month for who keeps the books: documents, ledger, tax month, payouts, and what is missing. */
  z.strictObject({ kind: z.literal('monthly_set'), month: calendarMonth }),
]);
export type ExportQuestion = z.infer<typeof exportQuestion>;
export type ExportKind = ExportQuestion['kind'];

/** What one must be able to open, or what the role must allow, to get a file: all of a seller's data leaves only with who may do everything. */
export const exportRights = {
  offers: { screens: ['my_products'] },
  upload_rows: { screens: uploadScreens },
  upload_history: { screens: uploadScreens },
  sync_findings: { screens: resultScreens },
  run_rows: { screens: [...uploadScreens, ...resultScreens] },
  warehouse_stock: { screens: ['fulfilment_catalogue'] },
  price_proposals: { screens: ['price_updates'] },
  history: { area: 'team', level: 'read' },
  seller_data: { area: 'team', level: 'write' },
  invoices: { screens: ['invoices'] },
  invoice_document: { screens: ['invoices'] },
  ledger: { screens: ledgerScreens },
  payout: { screens: payoutScreens },
  metric_week: { screens: ['performance'] },
  reports: { screens: ['reports'] },
  shipping_vat: { screens: ['reports'] },
  sales_days: { screens: ['business'] },
  sold_products: { screens: ['business'] },
  returns: { screens: ['returns'] },
  price_rule_preview: { screens: ['price_rules'] },
  tax_month: { screens: ['invoices'] },
  datev: { screens: ['invoices'] },
  lexware: { screens: ['invoices'] },
  payout_statement: { screens: ledgerScreens },
  modelo_303: { screens: ['invoices'] },
  monthly_set: { screens: ['accountant'] },
} as const satisfies Readonly<Record<ExportKind, { screens: readonly ScreenId[] } | { area: Area; level: Level }>>;

const ofItsOwn: Partial<Readonly<Record<ExportKind, readonly ExportFormat[]>>> = {
  seller_data: ['zip'],
  invoices: ['zip'],
  invoice_document: ['pdf'],
  datev: ['csv'],
  lexware: ['csv'],
  payout_statement: ['xml'],
  monthly_set: ['zip'],
};
const formatsOf = (kind: ExportKind): readonly ExportFormat[] => ofItsOwn[kind] ?? tableFormats;

export const exportState = z.strictObject({
  id,
  kind: z.enum(exportKinds),
  status: z.enum(exportStatuses),
  format: z.enum(exportFormats),
  rows: z.int().nullable(),
  /** How many files it names as missing in place of having them: a job had not made them yet. */
  missing: z.int(),
  /** How many would be missing if it were made now: at 0 it is worth making again. */
  stillMissing: z.int(),
  requestedAt: instant,
  expiresAt: instant.nullable(),
});
export type ExportState = z.infer<typeof exportState>;

const exportsAccess = {
  kind: 'screens',
  anyOf: [
    'my_products',
    'offer_upload',
    'gold_offer_upload',
    'sync_results',
    'gold_sync_results',
    'fulfilment_catalogue',
    'price_updates',
    'payment_provider',
    'invoices',
    'accountant',
    'ledger',
    'performance',
    'reports',
    'business',
    'returns',
    'price_rules',
  ],
} as const;

const exportParams = z.strictObject({ exportId: id });
const exportIds = { params: ['exportId'] } as const;

export const exportsApi = {
  start: endpoint({
    method: 'POST',
    path: '/exports',
    summary: 'Prepare a file in the background; its progress arrives with the live updates',
    access: exportsAccess,
    idempotency: 'required',
    audited: 'export.requested',
    rate: { as: 'export' },
    body: z
      .strictObject({ question: exportQuestion, format: z.enum(exportFormats) })
      .refine(({ question, format }) => formatsOf(question.kind).includes(format), { path: ['format'] }),
    response: exportState,
    errors: [...screenWriteErrors, 'access.impersonation', 'not_found', 'download.full'],
    ownedIds: { body: ['question.uploadId'] },
  }),
  state: endpoint({
    method: 'GET',
    path: '/exports/:exportId',
    summary: 'How far a file is',
    access: exportsAccess,
    params: exportParams,
    response: exportState,
    errors: [...screenReadErrors, 'not_found'],
    ownedIds: exportIds,
  }),
  file: endpoint({
    method: 'GET',
    path: '/exports/:exportId/file',
    summary: 'The prepared file itself',
    access: exportsAccess,
    transactions: 'own',
    params: exportParams,
    response: z.unknown(),
    file: { mediaType: 'application/octet-stream', description: 'An .xlsx, .csv, .zip, .pdf or .xml file' },
    errors: [...screenReadErrors, 'access.impersonation', 'not_found', 'download.not_ready', 'download.expired'],
    ownedIds: exportIds,
  }),
} as const;
