import type { RowSuggestion, SuggestionKind } from './row-notes.ts';

/** A suggestion after the catalogue was asked for the product that it would mean. */
export interface LookedUpSuggestion<P> extends RowSuggestion {
  /** Null where no product has the code, or several have it. */
  readonly product: P | null;
  /** Whether the seller offers the product already. */
  readonly offered: boolean;
}

const mostShown = 5;

/**
 * What is likelier comes first. Few exchanges make a code right by chance, but one digit in each place does: an
 * exchange that names a product is seldom an accident.
 */
const ranks: Readonly<Record<SuggestionKind, number>> = {
  from_ean: 0,
  from_code: 0,
  extra_zero: 1,
  leading_zero: 1,
  transposition: 2,
  digit: 3,
  check_digit: 3,
  missing_digit: 3,
  doubled_digit: 3,
  value: 4,
};

/** A code that is right in itself, though unknown, is still worth reading; one of many possible typos is not. */
function isWorthReading({ kind, proven }: RowSuggestion): boolean {
  return proven || kind === 'leading_zero' || kind === 'from_ean' || kind === 'from_code';
}

/** The suggestions to show: those that name a product, the likeliest first; without any, one that names none. */
export function rankSuggestions<P>(found: readonly LookedUpSuggestion<P>[]): LookedUpSuggestion<P>[] {
  const known = found.filter(({ product }) => product !== null);
  if (known.length === 0) return found.filter(isWorthReading).slice(0, 1);
  const sides = new Set(known.map(({ kind }) => kind));
  const isOpen = sides.has('from_ean') && sides.has('from_code');
  const rankOf = ({ proven, offered, kind }: LookedUpSuggestion<P>) =>
    (proven && !isOpen ? 0 : 100) + (offered ? 0 : 10) + ranks[kind];
  return known
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .slice(0, mostShown)
    .map((each) => (isOpen ? { ...each, proven: false } : each));
}
