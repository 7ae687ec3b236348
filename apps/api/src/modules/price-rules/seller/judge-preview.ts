import type { PreviewRow } from '@offizin/contract/price-rules/views';
import { netPayout } from '@offizin/domain/offers/net-payout';
import type { RuleTerms } from '@offizin/domain/price-rules/terms';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { fitting } from '../read/fitting-queries.ts';
import { judgeOffers, type Judged } from '../write/judge-followers.ts';
import { type CoveringRule, findRules } from '../write/rule-queries.ts';
import { beginShopRun, judgingOf, type ShopRun } from '../write/run-shop.ts';
import { type AskedOfRules, earlierRules, previewed } from './previewed-rule.ts';

/** What terms make of an offer, by the number of its product. */
export type JudgedRow = Omit<PreviewRow, 'product'> & { readonly productNo: number };

function rowOf({ offer, decision }: Judged): JudgedRow {
  const { price, ...facts } = offer;
  const { price: becomes, target, steps, place, floor, reason, group } = decision;
  return {
    productNo: offer.productNo,
    price,
    becomes,
    target,
    steps,
    place,
    payout: { before: netPayout(price, facts).net, after: netPayout(becomes, facts).net },
    best: offer.others[0] ?? null,
    floor: Number.isFinite(floor) ? floor : null,
    reason,
    group,
  };
}

/** Whether the floor has nothing to be measured by at an offer. */
const lacksBase = ({ floor }: RuleTerms, { offer }: Judged): boolean =>
  (floor.kind === 'margin' && offer.purchasePrice === null) ||
  (floor.kind === 'recommended' && offer.recommended === null);

const effectOf = ({ price, becomes }: JudgedRow): number => Math.abs(becomes - price) / price;

/** All offers that terms cover, as a run would judge them now; nothing is written. */
export interface JudgedPreview {
  readonly rule: CoveringRule;
  /** The rules that decide before it. */
  readonly earlier: readonly CoveringRule[];
  readonly run: ShopRun;
  /** The largest effect first. */
  readonly rows: readonly JudgedRow[];
  readonly withoutBase: number;
}

/** Judges what is asked about (OFF-11); null where its rule is gone. */
export async function judgePreview(db: SellerDb, asked: AskedOfRules, now: Date): Promise<JudgedPreview | null> {
  const rules = await findRules(db);
  const rule = previewed(asked, rules, now);
  if (rule === null) return null;
  const earlier = earlierRules(rules, rule);
  const run = await beginShopRun(db, now);
  const rows: JudgedRow[] = [];
  let withoutBase = 0;
  for await (const judged of judgeOffers(
    db,
    judgingOf(rule, run),
    fitting(db.sellerId, wantedOf(rule, earlier, now)),
  )) {
    rows.push(rowOf(judged));
    if (lacksBase(asked.terms, judged)) withoutBase += 1;
  }
  rows.sort((a, b) => effectOf(b) - effectOf(a) || a.productNo - b.productNo);
  return { rule, earlier, run, rows, withoutBase };
}

/** Which offers a rule is asked about, beside those that decide before it. */
export const wantedOf = ({ terms }: CoveringRule, earlier: readonly CoveringRule[], now: Date) => ({
  covers: terms.covers,
  earlier: earlier.map(({ id }) => id),
  now,
});
