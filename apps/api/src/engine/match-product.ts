import type { RowFacts } from '@offizin/domain/sync/facts';
import type { CatalogueIndex } from './catalogue-index.ts';

const none = -1;
const several = -2;

export interface Match {
  kind: RowFacts['match'];
  /** The position of the one product, or -1. */
  position: number;
}

function matchBoth(index: CatalogueIndex, codeNo: number, gtinNo: number): Match {
  const byCode = new Set(index.findCandidates(codeNo, Number.NaN));
  const byGtin = index.findCandidates(Number.NaN, gtinNo);
  const common = byGtin.filter((position) => byCode.has(position));
  if (common.length === 1) return { kind: 'one', position: common[0] ?? none };
  return { kind: common.length === 0 ? 'contradiction' : 'many', position: none };
}

/** Finds the product that a row's identifiers name, into `match`; both of them must agree when both are known. */
export function matchProduct(
  index: CatalogueIndex,
  row: { code: string | null; gtin: string | null },
  match: Match,
): void {
  const codeNo = row.code === null ? Number.NaN : Number(row.code);
  const gtinNo = row.gtin === null ? Number.NaN : Number(row.gtin);
  const byCode = row.code === null ? none : index.findCode(codeNo);
  const byGtin = row.gtin === null ? none : index.findGtin(gtinNo);
  if (byCode !== none && byGtin !== none && (byCode !== byGtin || byCode === several)) {
    Object.assign(match, matchBoth(index, codeNo, gtinNo));
    return;
  }
  const position = byCode === none ? byGtin : byCode;
  match.kind = position === several ? 'many' : position === none ? 'none' : 'one';
  match.position = position === several ? none : position;
}
