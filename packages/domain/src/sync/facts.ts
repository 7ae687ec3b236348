import type { UploadType } from '../offers/offer-kinds.ts';
import type { StockOrigin } from '../orders/statuses.ts';
import type { CauseGroup, ResultColour, SyncResultType } from './result-types.ts';

/** Why a cell cannot be read. */
export const unreadableProblems = [
  'formula_error',
  'date',
  'boolean',
  'not_a_number',
  'ambiguous_number',
  'too_many_decimals',
  'not_positive',
  'negative',
  'not_whole',
  'too_large',
  'letters_in_code',
  'digits_lost',
  'code_as_date',
  'other_currency',
  'unknown_origin',
] as const;
export type UnreadableProblem = (typeof unreadableProblems)[number];

export const unreadableFields = ['code', 'gtin', 'price', 'stock', 'origin'] as const;
export type UnreadableField = (typeof unreadableFields)[number];

export interface Unreadable {
  readonly field: UnreadableField;
  readonly problem: UnreadableProblem;
  /** What was read, as the file has it. */
  readonly text: string;
}

/** Why a code that can be read identifies no product. */
export const identifierProblemCodes = [
  'wrong_check_digit',
  'wrong_length',
  'in_store_code',
  'code_ean_differ',
] as const;
export type IdentifierProblemCode = (typeof identifierProblemCodes)[number];

export interface IdentifierProblem {
  readonly problem: IdentifierProblemCode;
  readonly field: 'code' | 'gtin';
  /** The code as the file has it. */
  readonly text: string;
  /** The check digit that the other digits ask for; null where none does, or where it is not the matter. */
  readonly expected: string | null;
}

/** The row that named the same product first, whatever is wrong with it; of unknown products, the first that passed the first two rules. */
export interface EarlierRow {
  readonly rowNumber: number;
  readonly price: number | null;
  readonly stock: number | null;
  readonly origin: StockOrigin;
}

export interface ProductFacts {
  /** Not for sale on this marketplace or in this market. */
  readonly blocked: boolean;
  /** A pharmacy product with a marketing authorisation. */
  readonly medicine: boolean;
  readonly prescription: boolean;
  /** Its brand is sold by selected partners only. */
  readonly selective: boolean;
  readonly certificateRequired: boolean;
  /** The manufacturer's recommended price in cents. */
  readonly recommendedPrice: number | null;
}

export interface SellerFacts {
  /** Has subscribed to the service for over-the-counter medicines. */
  readonly otc: boolean;
  /** Sells from a market that is closed to medicines, whatever the seller has subscribed to. */
  readonly closedToMedicines: boolean;
  /** Has the certificate that this product asks for, not yet expired. */
  readonly holdsCertificate: boolean;
  /** Has a contract with the brand of this product. */
  readonly hasContract: boolean;
}

/** What the 14 rules look at, for one row of a file or one offer evaluated again; prices in cents. */
export interface RowFacts {
  readonly mode: UploadType;
  /** The first mandatory cell that cannot be read. */
  readonly unreadable: Unreadable | null;
  readonly hasIdentifier: boolean;
  /** What is wrong with the identifier; null while another one of the row identifies the product. */
  readonly identifierProblem: IdentifierProblem | null;
  /** Null where the cell is empty. */
  readonly price: number | null;
  readonly stock: number | null;
  readonly origin: StockOrigin;
  readonly earlier: EarlierRow | null;
  /** How many catalogue products the identifiers name; `contradiction`: code and EAN name different ones. */
  readonly match: 'none' | 'one' | 'many' | 'contradiction';
  /** The one product matched. */
  readonly product: ProductFacts | null;
  readonly seller: SellerFacts;
  /** The lowest and highest price among the active offers of others in the market. */
  readonly market: { readonly best: number | null; readonly highest: number | null };
  /** The seller's offer as it is before the row; whole days since its own stock became 0, 0 while it is not. */
  readonly offer: { readonly active: boolean; readonly ownStockZeroDays: number } | null;
  /** From how many days without own stock on an offer is taken off sale. */
  readonly outOfStockDays: number;
}

export interface Finding {
  readonly type: SyncResultType;
  readonly colour: ResultColour;
  /** What the result states, in the order of `syncResultTable[type].numbers`; it may end early. */
  readonly numbers: readonly number[];
  /** Where the cause is another one than `syncResultTable[type].cause`. */
  readonly cause?: CauseGroup;
}

/** One of the 14 rules; allocates nothing unless its result states numbers. */
export type SyncRule = (row: RowFacts) => Finding | null;
