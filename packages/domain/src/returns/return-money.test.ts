import { describe, expect, test } from 'vitest';
import { backOf, bindingSum, costOf, type MoneyCase, restOf, type SaleLeft } from './return-money.ts';
import { moneyOf, returnStepNames, returnSteps } from './return-steps.ts';

const sale = { sold: 640, commission: -96, commissionVat: 0, shipping: 100 };
const of: MoneyCase = {
  kind: 'damaged',
  items: [{ amount: 2490 }, { amount: 2150 }],
  atStake: 4640,
  refunded: 0,
  shipping: 495,
  label: 420,
  isSent: true,
};

/** Every step that moves money, by everybody who may. */
const steps = returnStepNames
  .filter((step) => moneyOf(step) !== null)
  .flatMap((step) => returnSteps[step].by.map((by) => ({ step, by })));

describe('ORD-22 no more goes back than is left of the sale', () => {
  test.each(steps)('$step by $by', (step) => {
    for (const named of [0, 1, 639, 640, 641, 4640])
      for (const left of [sale, { ...sale, sold: 0 }, { ...sale, sold: -50 }]) {
        const sum = bindingSum(step, named, { sale: left, rest: restOf(of, left) });
        expect(sum ?? 0).toBeLessThanOrEqual(Math.max(0, left.sold));
      }
  });

  test('a sum that is named is that sum or none; silence and giving in give what is left', () => {
    const left = { sale, rest: restOf(of, sale) };
    expect(bindingSum({ step: 'refund', by: 'shop' }, 640, left)).toBe(640);
    expect(bindingSum({ step: 'refund', by: 'shop' }, 641, left)).toBeNull();
    expect(bindingSum({ step: 'refund', by: 'time' }, 4640, left)).toBe(640);
    expect(bindingSum({ step: 'give_in', by: 'shop' }, 4640, left)).toBe(640);
    const none = { sale: { ...sale, sold: 0 }, rest: 0 };
    expect(bindingSum({ step: 'give_in', by: 'shop' }, 4640, none)).toBeNull();
    expect(bindingSum({ step: 'refund', by: 'time' }, 4640, none)).toBe(0);
  });

  test.each<[string, Partial<MoneyCase>, SaleLeft, number]>([
    ['of an order that the ledger does not have', {}, null, 4640],
    ['of a case of which a part went back', { refunded: 1000 }, { ...sale, sold: 9999 }, 3640],
    ['of a sale that has less left', { refunded: 1000 }, sale, 640],
  ])('the rest %s', (_, over, left, rest) => {
    expect(restOf({ ...of, ...over }, left)).toBe(rest);
  });

  test('shipping goes back with everything, at most what was paid of it, and the label is paid once', () => {
    const whole = { ...sale, sold: 4640, commission: -696 };
    expect(costOf(of, backOf(of, 4640), whole)).toMatchObject({ refund: -4640, shippingRefund: -100, label: -420 });
    const later = { ...of, refunded: 1000 };
    expect(costOf(later, backOf(later, 3640), whole)).toMatchObject({ refund: -3640, shippingRefund: 0, label: 0 });
  });
});
