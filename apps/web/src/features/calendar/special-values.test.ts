import type { HolidaysView } from '@offizin/contract/calendar/seller';
import { expect, test } from 'vitest';
import { noSpecialHours, specialBody, specialFaults, specialValues, type SpecialValues } from './special-values.ts';

const view: Pick<HolidaysView, 'today' | 'specialHours'> & { readonly changed: null } = {
  today: '2026-11-24',
  specialHours: [{ day: '2026-12-24', hours: { mode: 'full', first: { from: '09:00', to: '13:00' } }, note: null }],
  changed: null,
};
const values = (changes: Partial<SpecialValues>): SpecialValues => ({
  ...noSpecialHours,
  day: '2026-12-31',
  'hours.first.from': '9',
  'hours.first.to': '13',
  ...changes,
});
const second = { slots: '2', 'hours.second.from': '22', 'hours.second.to': '2' };

test.each<[Partial<SpecialValues>, string]>([
  [{}, ''],
  [second, ''],
  [{ day: '' }, 'body.day field.required'],
  [{ day: '2026-11-23' }, 'body.day field.past'],
  [{ day: '2026-12-24' }, 'body.day field.overlap'],
  [{ 'hours.first.to': '' }, 'body.hours.first.to field.not_a_time'],
  [{ ...second, 'hours.second.from': '12' }, 'body.hours.second.from field.overlap'],
  [{ note: 'x'.repeat(81) }, 'body.note field.too_long'],
])('PRO-03 special hours with %j: %s', (changes, expected) => {
  const faults = specialFaults(values(changes), view);
  expect(faults.map(({ path, code }) => `${path} ${code}`).join(', ')).toBe(expected);
});

test('PRO-03 special hours are sent as they are meant', () => {
  expect(specialBody(values({ ...second, note: ' Stocktaking ' }))).toEqual({
    day: '2026-12-31',
    hours: { mode: 'split', first: { from: '09:00', to: '13:00' }, second: { from: '22:00', to: '02:00' } },
    note: 'Stocktaking',
  });
  expect(specialBody(values({}))).toEqual({
    day: '2026-12-31',
    hours: { mode: 'full', first: { from: '09:00', to: '13:00' } },
    note: null,
  });
});

test('PRO-03 special hours that are changed are shown as they are, and are in no others’ way', () => {
  const [special] = view.specialHours;
  if (special === undefined) throw new Error('no special hours');
  expect(specialBody(specialValues(special))).toEqual(special);
  expect(specialFaults(specialValues(special), { ...view, changed: special.day })).toEqual([]);
  const three = specialBody(values({ ...second, slots: '3', 'hours.third.from': '3', 'hours.third.to': '4' }));
  expect(specialBody(specialValues(three))).toEqual(three);
});
