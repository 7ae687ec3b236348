import { defaultLimits } from '@offizin/domain/performance/status';
import { describe, expect, test } from 'vitest';
import { scaleOf } from './scale.ts';
import { nextWorse, whatIfSteps } from './what-if.ts';

const statuses = (count: number, orders: number) =>
  whatIfSteps({ count, orders }, defaultLimits).map(({ status }) => status);

describe('MET-05 what if', () => {
  test('the steps reach the next worse status', () => {
    expect(statuses(10, 409)).toEqual([
      'at_risk',
      'at_risk',
      'at_risk',
      'exceeded',
      'exceeded',
      'exceeded',
      'exceeded',
    ]);
    expect(statuses(0, 409)).toContain('at_risk');
  });

  test('no more than there are orders', () => {
    expect(statuses(1, 3)).toEqual(['at_risk', 'at_risk', 'exceeded']);
    expect(statuses(3, 3)).toEqual(['exceeded']);
  });

  test('two more are still at risk, three are exceeded', () => {
    const steps = whatIfSteps({ count: 10, orders: 409 }, defaultLimits);
    expect(nextWorse(steps, 2)).toMatchObject({ more: 3, status: 'exceeded' });
    expect(nextWorse(steps, 3)).toBeNull();
  });
});

describe('MET-02 the scale', () => {
  test.each([
    [0, 0, false],
    [200, 50, false],
    [400, 100, false],
    [830, 100, true],
  ])('%d basis points lie at %d per cent of it', (ratio, mark, isOff) => {
    expect(scaleOf(ratio, defaultLimits)).toEqual({ end: 400, atRisk: 50, exceeded: 75, mark, isOff });
  });

  test('without orders there is no mark', () => {
    expect(scaleOf(null, defaultLimits)).toMatchObject({ mark: null, isOff: false });
  });
});
