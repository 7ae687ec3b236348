import type { api } from '@offizin/contract/api';
import type { PreviewRow, RulePreview } from '@offizin/contract/price-rules/views';
import { brands } from '@offizin/domain/brand/brands';
import { instantAt, wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { netPayout } from '@offizin/domain/offers/net-payout';
import { ruleGroups } from '@offizin/domain/price-rules/decide-price';
import { isWithinHours, nextBeginning } from '@offizin/domain/price-rules/hours';
import type { RuleTerms } from '@offizin/domain/price-rules/terms';
import type { InputOf } from '../../../platform/http/route.ts';
import { countElsewhere, findProductsOf, fitting } from '../read/fitting-queries.ts';
import { judgeOffers, type Judged } from '../write/judge-followers.ts';
import { findRules } from '../write/rule-queries.ts';
import { beginShopRun, findLeft, judgingOf, type ShopRun } from '../write/run-shop.ts';
import { earlierRules, previewed } from './previewed-rule.ts';
import { refuseSecretFloor } from './secret-floor.ts';

type Preview = InputOf<typeof api.priceRules.preview>;

type Row = Omit<PreviewRow, 'product'> & { readonly productNo: number };

const previewRows = 50;

function rowOf({ offer, decision }: Judged): Row {
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

const mean = (rows: readonly Row[], of: (row: Row) => number): number =>
  rows.length === 0 ? 0 : Math.round(rows.reduce((sum, row) => sum + of(row), 0) / rows.length);

const effectOf = ({ price, becomes }: Row): number => Math.abs(becomes - price) / price;

function figuresOf(rows: readonly Row[]) {
  const groups = Object.fromEntries(ruleGroups.map((group) => [group, 0])) as RulePreview['groups'];
  for (const { group } of rows) groups[group] += 1;
  return {
    covered: rows.length,
    groups,
    lowered: rows.filter(({ price, becomes }) => becomes < price).length,
    raised: rows.filter(({ price, becomes }) => becomes > price).length,
    first: {
      before: rows.filter(({ place }) => place.before === 1).length,
      after: rows.filter(({ place }) => place.after === 1).length,
    },
    payout: { before: mean(rows, ({ payout }) => payout.before), after: mean(rows, ({ payout }) => payout.after) },
  };
}

function restsUntil({ hours }: RuleTerms, { permissions, now }: ShopRun): string | null {
  const { timeZone } = brands[permissions.brand];
  const wall = wallClockAt(now, timeZone);
  if (isWithinHours(hours, wall)) return null;
  const begins = nextBeginning(hours, wall, { fromTomorrow: false });
  return begins === null ? null : instantAt(begins, timeZone).toISOString();
}

/** What terms would change now: every covered offer judged as a run would, and nothing written (OFF-11). */
export async function preview(input: Preview): Promise<RulePreview> {
  const { db, body, now, fail } = input;
  refuseSecretFloor(input, body.terms);
  const rules = await findRules(db);
  const rule = previewed(input, rules) ?? fail('not_found');
  const earlier = earlierRules(rules, rule);
  const wanted = { covers: body.terms.covers, earlier: earlier.map(({ id }) => id), now };
  const run = await beginShopRun(db, now);
  const rows: Row[] = [];
  let withoutBase = 0;
  for await (const judged of judgeOffers(db, judgingOf(rule, run), fitting(db.sellerId, wanted))) {
    rows.push(rowOf(judged));
    if (lacksBase(body.terms, judged)) withoutBase += 1;
  }
  const [left, elsewhere] = await Promise.all([findLeft(db, run), countElsewhere(db, wanted)]);
  const figures = figuresOf(rows);
  const { group = 'changes', offset = 0, limit = previewRows } = body;
  const shown = rows
    .filter((row) => row.group === group)
    .toSorted((a, b) => effectOf(b) - effectOf(a) || a.productNo - b.productNo)
    .slice(offset, offset + limit);
  const products = await findProductsOf(
    db,
    shown.map(({ productNo }) => productNo),
  );
  return {
    ...figures,
    computedAt: now.toISOString(),
    today: Math.min(figures.groups.changes, Math.max(0, left(rule))),
    restsUntil: restsUntil(body.terms, run),
    withoutBase,
    elsewhere: elsewhere.map(({ ruleId, offers }) => ({
      ruleId,
      offers,
      name: earlier.find(({ id }) => id === ruleId)?.name ?? '',
    })),
    items: shown.flatMap(({ productNo, ...row }) => {
      const product = products.get(productNo);
      return product === undefined ? [] : [{ ...row, product }];
    }),
  };
}
