import { describe, expect, test } from 'vitest';
import { dutiesShown, dutyFaultOf } from './emergency-duty.ts';

const now = new Date('2026-11-24T09:00:00Z');
const duty = (from: string, to: string) => ({ from: new Date(`${from}:00Z`), to: new Date(`${to}:00Z`) });
const night = duty('2026-11-24T19:00', '2026-11-25T07:00');
const sunday = duty('2026-11-29T07:00', '2026-11-30T07:00');
const later = duty('2026-12-05T07:00', '2026-12-06T07:00');

describe('PRO-03 emergency duty', () => {
  test.each([
    ['2026-11-24T08:00', '2026-11-24T18:00', null],
    ['2026-11-25T07:00', '2026-11-25T19:00', null],
    ['2026-11-24T18:00', '2026-11-24T18:00', 'to reversed'],
    ['2026-11-23T08:00', '2026-11-24T09:00', 'to past'],
    ['2028-11-25T08:00', '2028-11-25T20:00', 'from too_late'],
    ['2026-12-01T08:00', '2027-01-02T08:00', 'to too_long'],
    ['2026-11-25T06:59', '2026-11-25T19:00', 'from overlap'],
    ['2026-11-24T12:00', '2026-11-24T19:01', 'to overlap'],
  ])('from %s to %s: %s', (from, to, expected) => {
    const fault = dutyFaultOf(duty(from, to), { now, others: [night] });
    expect(fault && `${fault.field} ${fault.code}`).toBe(expected);
  });

  test.each([
    ['2026-11-24T09:00', [night]],
    ['2026-11-24T19:00', [night, sunday]],
    ['2026-11-25T07:00', [sunday]],
    ['2026-12-05T12:00', [later]],
    ['2026-12-06T07:00', []],
  ])('at %s the current one and the next one are shown', (at, shown) => {
    expect(dutiesShown([later, sunday, night], new Date(`${at}:00Z`))).toEqual(shown);
  });
});
