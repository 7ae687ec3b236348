import type { api } from '@offizin/contract/api';
import type { RulePreview } from '@offizin/contract/price-rules/views';
import { brands } from '@offizin/domain/brand/brands';
import { instantAt, wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { ruleGroups } from '@offizin/domain/price-rules/decide-price';
import { isWithinHours, nextBeginning } from '@offizin/domain/price-rules/hours';
import type { RuleTerms } from '@offizin/domain/price-rules/terms';
import type { InputOf } from '../../../platform/http/route.ts';
import { countElsewhere, findProductsOf } from '../read/fitting-queries.ts';
import { findLeft, type ShopRun } from '../write/run-shop.ts';
import { judgePreview, type JudgedRow, wantedOf } from './judge-preview.ts';
import { refuseSecretFloor } from './secret-floor.ts';

const previewRows = 50;

const mean = (rows: readonly JudgedRow[], of: (row: JudgedRow) => number): number =>
  rows.length === 0 ? 0 : Math.round(rows.reduce((sum, row) => sum + of(row), 0) / rows.length);

function figuresOf(rows: readonly JudgedRow[]) {
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
export async function preview(input: InputOf<typeof api.priceRules.preview>): Promise<RulePreview> {
  const { db, body, now, fail } = input;
  refuseSecretFloor(input, body.terms);
  const { rule, earlier, run, rows, withoutBase } = (await judgePreview(db, body, now)) ?? fail('not_found');
  const [left, elsewhere] = await Promise.all([findLeft(db, run), countElsewhere(db, wantedOf(rule, earlier, now))]);
  const figures = figuresOf(rows);
  const { group = 'changes', offset = 0, limit = previewRows } = body;
  const shown = rows.filter((row) => row.group === group).slice(offset, offset + limit);
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
