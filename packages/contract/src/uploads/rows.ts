import { stockOrigins } from '@offizin/domain/orders/statuses';
import { identifierProblemCodes, unreadableFields, unreadableProblems } from '@offizin/domain/sync/facts';
import { causeGroups, resultColours, syncResultTypes } from '@offizin/domain/sync/result-types';
import { rowNoteCodes, suggestionKinds } from '@offizin/domain/uploads/row-notes';
import { uploadFields } from '@offizin/domain/uploads/upload-fields';
import { z } from 'zod';
import { productId, runKinds } from '../offers/seller.ts';
import { productImage } from '../catalogue/product-image.ts';
import { instant } from '../scalars.ts';

export const rowResults = ['created', 'changed', 'unchanged', 'rejected', 'informed'] as const;
export type RowResult = (typeof rowResults)[number];

const price = z.int();

/** What a feed’s list would do to the offers on sale and to the prices it names. */
export const brakeFigures = z.strictObject({
  onSale: z.int(),
  leaving: z.int(),
  prices: z.int(),
  moved: z.int(),
  movePercent: z.number(),
});

/** What a run made of a file's rows; `warned` rows are counted in their result as well. */
export const runSummary = z.strictObject({
  rows: z.int(),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  rejected: z.int(),
  informed: z.int(),
  warned: z.int(),
  priceChanges: z.int(),
  /** Offers on sale that the run takes off it: by a rule, and of a feed also because they have no stock left. */
  leaving: z.int(),
  /** Offers that a rule had taken off sale and that are on it again; missing in runs from before it was counted. */
  returning: z.int().optional(),
  /** Offers of the seller that the file does not name. */
  untouched: z.int(),
  /** Of an upload: offers that it changes and that the seller’s feed carries as well. */
  inFeed: z.int().optional(),
  /** Of an upload: offers whose prices it changes and that follow a price rule. */
  followed: z.int().optional(),
  /** Of a file that says what products cost its seller: how many get a first purchase price, and how many another one. */
  purchasePrices: z.strictObject({ set: z.int(), changed: z.int() }).optional(),
  /** Of a feed: by what it is held or not. */
  brake: brakeFigures.optional(),
  causes: z.partialRecord(z.enum(causeGroups), z.int()),
  findings: z.partialRecord(z.enum(syncResultTypes), z.int()),
});
export type RunSummary = z.infer<typeof runSummary>;

const rowProduct = z.strictObject({ productId, name: z.string(), pack: z.string(), image: productImage });

const rowState = z.strictObject({
  price: price.nullable(),
  stock: z.int().nullable(),
  origin: z.enum(stockOrigins).nullable(),
});

const suggestion = z.strictObject({
  kind: z.enum(suggestionKinds),
  field: z.enum(uploadFields),
  value: z.string(),
  proven: z.boolean(),
  at: z.int().nullable(),
});

/** The details of a row: the cell that cannot be read, the code that is wrong, the repairs made. */
export const rowDetail = z.strictObject({
  unreadable: z
    .strictObject({ field: z.enum(unreadableFields), problem: z.enum(unreadableProblems), text: z.string() })
    .optional(),
  identifier: z
    .strictObject({
      field: z.enum(['code', 'gtin']),
      problem: z.enum(identifierProblemCodes),
      text: z.string(),
      expected: z.string().nullable(),
    })
    .optional(),
  notes: z
    .array(
      z.strictObject({ note: z.enum(rowNoteCodes), field: z.enum(uploadFields), from: z.string(), to: z.string() }),
    )
    .optional(),
  suggestions: z.array(suggestion).optional(),
});
export type RowDetail = z.infer<typeof rowDetail>;

/** A product that doubtful identifiers may mean. */
export const productCandidate = z.strictObject({ productId, name: z.string(), pack: z.string() });
export type ProductCandidate = z.infer<typeof productCandidate>;

/** A suggested value, and for a code the one product of the market that has it. */
const lookedUpSuggestion = suggestion.extend({
  /** Null for other cells, and for codes that no product has. */
  product: productCandidate.nullable(),
  /** Whether the seller offers that product already. */
  offered: z.boolean(),
});
export type LookedUpSuggestion = z.infer<typeof lookedUpSuggestion>;

const uploadRowDetail = rowDetail.extend({ suggestions: z.array(lookedUpSuggestion).optional() });

export const uploadRow = z.strictObject({
  rowNumber: z.int(),
  result: z.enum(rowResults),
  warned: z.boolean(),
  finding: z.enum(syncResultTypes).nullable(),
  colour: z.enum(resultColours).nullable(),
  numbers: z.array(z.int()),
  product: rowProduct.nullable(),
  code: z.string().nullable(),
  gtin: z.string().nullable(),
  sku: z.string().nullable(),
  /** Whether a rule takes the offer off sale that was on it. */
  leaves: z.boolean(),
  /** Whether the offer that a rule had taken off sale is on it again. */
  returns: z.boolean(),
  before: rowState.nullable(),
  after: rowState,
  detail: uploadRowDetail.nullable(),
  /** The prices that no rule refuses, of a row that is refused for its price. */
  allowed: z.strictObject({ minimum: price.nullable(), maximum: price.nullable() }).nullable(),
  /** Products to choose from when the identifiers name several. */
  candidates: z.array(productCandidate),
  /** Whether the row was corrected and applied after its upload. */
  corrected: z.boolean(),
  /** Whether it is shown as corrections would leave it that are not applied yet. */
  pending: z.boolean(),
  /** The corrections that are not applied yet. */
  corrections: z.array(z.strictObject({ field: z.enum(unreadableFields), value: z.string() })),
  /** What has judged its product again since: a correction of the row would overwrite newer values, and is not applied. */
  newer: z.strictObject({ kind: z.enum(runKinds), at: instant, actorName: z.string().nullable() }).nullable(),
});
export type UploadRow = z.infer<typeof uploadRow>;
