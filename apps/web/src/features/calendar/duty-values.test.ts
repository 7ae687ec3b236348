import { expect, test } from 'vitest';
import { dutyBody, dutyFaults, type DutyValues, dutyValues } from './duty-values.ts';

const now = new Date('2026-11-24T09:00:00Z');
const view = {
  timeZone: 'Europe/Berlin',
  emergencyDuties: [{ id: 'a', from: '2026-12-05T07:00:00.000Z', to: '2026-12-06T07:00:00.000Z', note: null }],
  changed: null,
};
const values = (changes: Partial<DutyValues> = {}): DutyValues => ({
  fromDay: '2026-11-24',
  fromTime: '20',
  toDay: '2026-11-25',
  toTime: '8',
  note: '',
  ...changes,
});

test.each<[Partial<DutyValues>, string]>([
  [{}, ''],
  [{ fromDay: '', fromTime: '' }, 'body.fromDay field.required, body.fromTime field.not_a_time'],
  [{ toDay: '2026-11-24' }, 'body.toTime field.reversed'],
  [{ fromDay: '2026-11-23', toDay: '2026-11-24' }, 'body.toTime field.past'],
  [{ toDay: '2026-12-27' }, 'body.toTime field.too_long'],
  [{ fromDay: '2026-12-05', toDay: '2026-12-06', fromTime: '9' }, 'body.fromTime field.overlap'],
  [{ note: 'x'.repeat(121) }, 'body.note field.too_long'],
])('PRO-03 an emergency duty with %j: %s', (changes, expected) => {
  const faults = dutyFaults(values(changes), view, now);
  expect(faults.map(({ path, code }) => `${path} ${code}`).join(', ')).toBe(expected);
});

test('PRO-03 an emergency duty that is changed is shown as it is, and is in no other’s way', () => {
  const [duty] = view.emergencyDuties;
  if (duty === undefined) throw new Error('no duty');
  const shown = dutyValues(duty, view);
  expect(shown).toEqual({ fromDay: '2026-12-05', fromTime: '08:00', toDay: '2026-12-06', toTime: '08:00', note: '' });
  expect(dutyFaults(shown, { ...view, changed: duty.id }, now)).toEqual([]);
  expect(dutyFaults(shown, view, now)).toHaveLength(1);
  expect({ id: duty.id, ...dutyBody(shown, view) }).toEqual(duty);
});

test('PRO-03 an emergency duty is sent by the clock of the shop, over a clock change too', () => {
  expect(dutyBody(values({ note: ' Ring twice ' }), view)).toEqual({
    from: '2026-11-24T19:00:00.000Z',
    to: '2026-11-25T07:00:00.000Z',
    note: 'Ring twice',
  });
  expect(dutyBody(values({ fromDay: '2027-03-27', toDay: '2027-03-28' }), view)).toMatchObject({
    from: '2027-03-27T19:00:00.000Z',
    to: '2027-03-28T06:00:00.000Z',
  });
});
