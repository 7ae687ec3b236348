import { progressStep, stepAfterFixing, type ProgressStep } from './progress.ts';
import { oneClickRemedies, syncResultTable, syncResultTypes, type SyncResultType } from './result-types.ts';

/** How many products have a red result of each type. */
export type RedCounts = { readonly [T in SyncResultType]?: number };

export interface FixPlan {
  /** The causes with the most products, greatest first; those that one click fixes come before the others. */
  readonly causes: readonly { readonly type: SyncResultType; readonly products: number }[];
  /** How many products fixing these brings on sale. */
  readonly products: number;
  readonly step: ProgressStep | null;
  readonly stepAfter: ProgressStep | null;
}

const maxCauses = 3;

/** The few causes whose fixing helps most: "fix 3 causes → 412 products on sale" (SYN-08). */
export function fixPlan(total: number, red: RedCounts): FixPlan {
  const all = syncResultTypes
    .map((type) => ({ type, products: red[type] ?? 0 }))
    .filter(({ products }) => products > 0);
  const largest = all.toSorted((one, other) => other.products - one.products).slice(0, maxCauses);
  const waits = ({ type }: (typeof all)[number]): number => Number(!oneClickRemedies.has(syncResultTable[type].remedy));
  const causes = largest.toSorted((one, other) => waits(one) - waits(other));
  const sum = (counted: typeof all): number => counted.reduce((products, cause) => products + cause.products, 0);
  const products = sum(causes);
  return {
    causes,
    products,
    step: progressStep(total, sum(all)),
    stepAfter: stepAfterFixing(total, sum(all), products),
  };
}
