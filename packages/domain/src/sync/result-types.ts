/** The 14 types of a sync result (SYN-01) in order of precedence: the first whose rule applies wins. */
export const syncResultTypes = [
  'unreadable_format',
  'missing_identifier',
  'duplicated_by_partner',
  'duplicated_in_catalogue',
  'new_product',
  'not_available',
  'deactivated_by_seller',
  'selective_distribution',
  'certificate_required',
  'prescription',
  'out_of_stock_too_long',
  'price_above_highest',
  'price_above_recommended',
  'price_below_best',
] as const;
export type SyncResultType = (typeof syncResultTypes)[number];

/** Red: not on sale, must be fixed. Grey: for information. */
export const resultColours = ['red', 'grey'] as const;
export type ResultColour = (typeof resultColours)[number];

/** The causes by which rejected rows of a preview are filtered. */
export const causeGroups = [
  'code',
  'incomplete',
  'price_high',
  'price_low',
  'repeated',
  'unreadable',
  'not_allowed',
  'stock',
  'information',
] as const;
export type CauseGroup = (typeof causeGroups)[number];

export const remedies = [
  'set_to_limit',
  'set_to_recommended',
  'add_stock',
  'choose_product',
  'upload_certificate',
  'correct_code',
  'request_contract',
  'reactivate',
  'see_request',
  'none',
] as const;
export type Remedy = (typeof remedies)[number];

/** The remedies that the portal carries out by itself when asked. */
export const oneClickRemedies: ReadonlySet<Remedy> = new Set([
  'set_to_limit',
  'set_to_recommended',
  'add_stock',
  'reactivate',
]);

export const findingNumbers = [
  'price',
  'limit',
  'highest',
  'best',
  'days',
  'row',
  'earlierPrice',
  'earlierStock',
  'stock',
] as const;
export type FindingNumber = (typeof findingNumbers)[number];

/** What a number of a finding counts; money in cents. */
export type NumberUnit = 'money' | 'days' | 'count' | 'row';

export interface SyncResultKind {
  readonly colour: ResultColour;
  /** `skip` refuses: the row makes no offer, and an edit that leads to it is not saved. */
  readonly effect: 'skip' | 'write';
  /** Whether an offer with this result is kept off sale. */
  readonly stopsSale: boolean;
  readonly cause: CauseGroup;
  readonly remedy: Remedy;
  /** The names of the numbers of a finding, in order. */
  readonly numbers: readonly FindingNumber[];
  /** What each of them counts, in the same order. */
  readonly units: readonly NumberUnit[];
}

type Numbers = readonly (readonly [FindingNumber, NumberUnit])[];

const numbered = (...numbers: Numbers) => ({
  numbers: numbers.map(([name]) => name),
  units: numbers.map(([, unit]) => unit),
});

function red(cause: CauseGroup, remedy: Remedy, ...numbers: Numbers): SyncResultKind {
  return { colour: 'red', effect: 'skip', stopsSale: true, cause, remedy, ...numbered(...numbers) };
}

function grey(effect: 'skip' | 'write', cause: CauseGroup, remedy: Remedy): SyncResultKind {
  return { colour: 'grey', effect, stopsSale: false, cause, remedy, ...numbered() };
}

const price = ['price', 'money'] as const;
const limit = ['limit', 'money'] as const;

/** What each type of result means for the row, the offer and the seller. */
export const syncResultTable: Readonly<Record<SyncResultType, SyncResultKind>> = {
  unreadable_format: red('unreadable', 'none'),
  missing_identifier: red('code', 'correct_code'),
  duplicated_by_partner: {
    ...grey('skip', 'repeated', 'none'),
    ...numbered(
      ['row', 'row'],
      ['earlierPrice', 'money'],
      ['price', 'money'],
      ['earlierStock', 'count'],
      ['stock', 'count'],
    ),
  },
  duplicated_in_catalogue: red('code', 'choose_product'),
  new_product: grey('skip', 'information', 'see_request'),
  not_available: { ...grey('skip', 'not_allowed', 'none'), stopsSale: true },
  deactivated_by_seller: grey('write', 'information', 'reactivate'),
  selective_distribution: red('not_allowed', 'request_contract'),
  certificate_required: red('not_allowed', 'upload_certificate'),
  prescription: grey('write', 'information', 'none'),
  out_of_stock_too_long: { ...red('stock', 'add_stock', ['days', 'days'], ['limit', 'days']), effect: 'write' },
  price_above_highest: red('price_high', 'set_to_limit', price, limit, ['highest', 'money']),
  price_above_recommended: red('price_high', 'set_to_recommended', price, limit),
  price_below_best: red('price_low', 'set_to_limit', price, limit, ['best', 'money']),
};

/** What is wrong with the row itself: it is kept until a row or an edit corrects it, whatever the catalogue does. */
export const faultsOfRows: ReadonlySet<SyncResultType> = new Set(['unreadable_format', 'missing_identifier']);

/** What a code that names no product, or several, is: another catalogue says otherwise. */
export const resultsOfCatalogue: ReadonlySet<SyncResultType> = new Set(['new_product', 'duplicated_in_catalogue']);

/** A finding's numbers under their names, as far as it has them. */
export function namedNumbers(type: SyncResultType, numbers: readonly number[]): ReadonlyMap<FindingNumber, number> {
  return new Map(
    syncResultTable[type].numbers.flatMap((name, at) => {
      const value = numbers[at];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}
