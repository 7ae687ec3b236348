import { firstTerms } from '@offizin/domain/price-rules/terms';
import { describe, expect, test } from 'vitest';
import { clockOf, hasHours, hoursKind } from './rule-hours.ts';

const day = { from: 420, to: 1320 };
const other = { from: 480, to: 1320 };

describe('the hours of a rule', () => {
  test.each([
    ['all days alike', Array.from({ length: 7 }, () => day), 'daily'],
    ['from Monday to Friday', [day, day, day, day, day, null, null], 'workdays'],
    ['another Sunday', [day, day, day, day, day, day, other], 'byDay'],
    ['a free Wednesday', [day, day, null, day, day, null, null], 'byDay'],
    ['never on Mondays', [null, day, day, day, day, day, day], 'byDay'],
  ] as const)('OFF-11 %s', (_title, hours, kind) => {
    expect(hoursKind([...hours])).toBe(kind);
  });

  test('OFF-11 a new rule runs day and night, others rest at some time', () => {
    expect(hasHours(firstTerms.hours)).toBe(false);
    expect(hasHours([day, ...firstTerms.hours.slice(1)])).toBe(true);
    expect(hasHours([null, ...firstTerms.hours.slice(1)])).toBe(true);
  });

  test.each([
    [0, '00:00'],
    [425, '07:05'],
    [1440, '24:00'],
  ])('OFF-11 minute %i is %s', (minute, clock) => {
    expect(clockOf(minute)).toBe(clock);
  });
});
