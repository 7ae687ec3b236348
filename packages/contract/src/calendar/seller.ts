import { closureLimits, offersWhileClosed } from '@offizin/domain/calendar/closures';
import { dutyLimits } from '@offizin/domain/calendar/emergency-duty';
import { localHolidayLimits } from '@offizin/domain/calendar/local-holidays';
import { specialHoursLimits } from '@offizin/domain/calendar/special-hours';
import { metricStatuses } from '@offizin/domain/performance/status';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { openHours } from './opening-hours.ts';
import { screenReadErrors, screenWriteErrors } from '../errors.ts';
import { calendarDay, countryCode, id, instant, largestInteger, line, nullableLine, version } from '../scalars.ts';

const nothing = z.strictObject({});

/** When a shop is away for a closure; `until` is null where it does not open again within a year. */
const absence = z.strictObject({ from: instant, until: instant.nullable() });

const closureFields = {
  from: calendarDay,
  /** The last day, itself closed. */
  to: calendarDay,
  /** What shoppers read of it. */
  reason: nullableLine(closureLimits.reason),
  offers: z.enum(offersWhileClosed),
};

/** Days on which a shop is closed besides its weekly hours and public holidays. */
export const closure = z.strictObject({
  id,
  version,
  ...closureFields,
  absence,
  /** By when an order leaves that comes in meanwhile. */
  newOrdersBy: instant.nullable(),
});
export type ClosureView = z.infer<typeof closure>;

const specialHoursFields = {
  day: calendarDay,
  hours: openHours,
  /** What shoppers read of it. */
  note: nullableLine(specialHoursLimits.note),
};

/** Other hours for a date than the week has. */
export const specialHours = z.strictObject(specialHoursFields);
export type SpecialHoursView = z.infer<typeof specialHours>;

const dutyFields = {
  from: instant,
  to: instant,
  /** What shoppers read of it. */
  note: nullableLine(dutyLimits.note),
};

/** A time of emergency duty: shown on the shop's page, without effect on hours and deadlines. */
export const emergencyDuty = z.strictObject({ id, ...dutyFields });
export type EmergencyDutyView = z.infer<typeof emergencyDuty>;

const localHolidayFields = {
  /** When it comes: `05-15` each year, `easter 60` so many days after Easter, `2027-05-15` once. */
  rule: z.string().max(10),
  name: line(localHolidayLimits.name),
};

/** A public holiday of a town or a parish; where the shop keeps it, it is one of the public holidays. */
const localHoliday = z.strictObject({
  ...localHolidayFields,
  /** When it comes next. */
  day: calendarDay,
  isKept: z.boolean(),
  /** Whether it is known where the shop lies; another one was entered by the shop. */
  isOffered: z.boolean(),
});
export type LocalHolidayView = z.infer<typeof localHoliday>;

export const holidaysView = z.strictObject({
  today: calendarDay,
  timeZone: z.string(),
  country: countryCode,
  /** Whose public holidays count; null: those of the whole country. */
  region: z.string().nullable(),
  regions: z.array(z.strictObject({ code: z.string(), name: z.string() })),
  /** Of the choice of the region; 0 where nothing was chosen. */
  version: z.int().min(0),
  closures: z.array(closure),
  /** Of today and later. They win over the week and public holidays, closures win over them. */
  specialHours: z.array(specialHours),
  /** Those that are not over. */
  emergencyDuties: z.array(emergencyDuty),
  publicHolidays: z.array(z.strictObject({ day: calendarDay, name: z.string(), isOpen: z.boolean() })),
  /** Those that are kept, and those that are offered. */
  localHolidays: z.array(localHoliday),
  /** The weekdays, Monday being 0, on which the shop is closed by its hours. */
  closedWeekdays: z.array(z.int().min(0).max(6)),
  /** How many open orders must leave on which day. */
  due: z.array(z.strictObject({ day: calendarDay, orders: z.int() })),
  /** The end of the pause that the shop's offers are in; null when they are in none. */
  pausedUntil: instant.nullable(),
  isPaused: z.boolean(),
});
export type HolidaysView = z.infer<typeof holidaysView>;

const planQuery = z.strictObject({
  from: calendarDay,
  to: calendarDay,
  /** The closure that is changed: it does not count as another one. */
  except: id.optional(),
});

const lateShare = z.strictObject({
  /** In basis points of the orders due in that week. */
  now: z.number(),
  kept: z.number(),
  status: z.enum(metricStatuses),
});

export const closurePlan = z.strictObject({
  orders: z.int(),
  /** The first of them by deadline. */
  first: z.array(z.strictObject({ id, number: z.string(), city: z.string(), dispatchBy: instant })),
  absence,
  newOrdersBy: instant.nullable(),
  /** What the late ratio of the first week becomes if all of its orders stay; null without orders. */
  late: lateShare.nullable(),
  /** Offers on sale now. */
  offers: z.int(),
});
export type ClosurePlan = z.infer<typeof closurePlan>;

const access = { kind: 'screens', anyOf: ['holidays'] } as const;
const params = z.strictObject({ closureId: id });
const ownedIds = { params: ['closureId'] } as const;

/** When a shop is closed besides its weekly hours (PRO-03, PRO-13). */
export const holidaysApi = {
  read: endpoint({
    method: 'GET',
    path: '/holidays',
    summary: 'Closures from today on, public holidays, and on which days open orders must leave',
    access,
    token: 'shop:read',
    response: holidaysView,
    errors: screenReadErrors,
  }),
  plan: endpoint({
    method: 'GET',
    path: '/holidays/plan',
    summary: 'What a closure would do to open orders, to the late ratio and to the offers; saves nothing',
    access,
    query: planQuery,
    response: closurePlan,
    errors: screenReadErrors,
  }),
  pause: endpoint({
    method: 'GET',
    path: '/offers/pause',
    summary: 'Whether a closure keeps the offers from being bought now, and until when',
    access: { kind: 'screens', anyOf: ['my_products'] },
    token: 'offers:read',
    response: z.strictObject({ isPaused: z.boolean(), until: instant.nullable() }),
    errors: screenReadErrors,
  }),
  addClosure: endpoint({
    method: 'POST',
    path: '/holidays/closures',
    summary: 'Add a closure; deadlines of new orders and the shop’s page follow at once, open orders keep theirs',
    access,
    idempotency: 'required',
    audited: 'closures.changed',
    body: z.strictObject(closureFields),
    response: holidaysView,
    errors: [...screenWriteErrors, 'closure.too_many'],
  }),
  changeClosure: endpoint({
    method: 'PUT',
    path: '/holidays/closures/:closureId',
    summary: 'Change a closure in the version that was seen',
    access,
    idempotency: 'required',
    audited: 'closures.changed',
    params,
    body: z.strictObject({ version, ...closureFields }),
    response: holidaysView,
    errors: [...screenWriteErrors, 'not_found', 'settings.version_conflict'],
    ownedIds,
  }),
  removeClosure: endpoint({
    method: 'DELETE',
    path: '/holidays/closures/:closureId',
    summary: 'Remove a closure: the shop is open on its days again',
    access,
    idempotency: 'required',
    audited: 'closures.changed',
    params,
    body: nothing,
    response: holidaysView,
    errors: [...screenWriteErrors, 'not_found'],
    ownedIds,
  }),
  addSpecialHours: endpoint({
    method: 'POST',
    path: '/holidays/special-hours',
    summary: 'Other hours for a date; deadlines of new orders and the shop’s page follow at once',
    access,
    idempotency: 'required',
    audited: 'special_hours.changed',
    body: specialHours,
    response: holidaysView,
    errors: [...screenWriteErrors, 'special_hours.too_many'],
  }),
  changeSpecialHours: endpoint({
    method: 'PUT',
    path: '/holidays/special-hours/:day',
    summary: 'Change the special hours of a date, or move them to another one',
    access,
    idempotency: 'required',
    audited: 'special_hours.changed',
    params: z.strictObject({ day: calendarDay }),
    body: specialHours,
    response: holidaysView,
    errors: [...screenWriteErrors, 'not_found'],
  }),
  removeSpecialHours: endpoint({
    method: 'DELETE',
    path: '/holidays/special-hours/:day',
    summary: 'Remove the special hours of a date: the week counts on it again',
    access,
    idempotency: 'required',
    audited: 'special_hours.changed',
    params: z.strictObject({ day: calendarDay }),
    body: nothing,
    response: holidaysView,
    errors: [...screenWriteErrors, 'not_found'],
  }),
  addDuty: endpoint({
    method: 'POST',
    path: '/holidays/emergency-duties',
    summary: 'Say on the shop’s page when it is on emergency duty; hours and deadlines stay',
    access,
    idempotency: 'required',
    audited: 'emergency_duty.changed',
    body: z.strictObject(dutyFields),
    response: holidaysView,
    errors: [...screenWriteErrors, 'emergency_duty.too_many'],
  }),
  changeDuty: endpoint({
    method: 'PUT',
    path: '/holidays/emergency-duties/:dutyId',
    summary: 'Change an emergency duty on the shop’s page',
    access,
    idempotency: 'required',
    audited: 'emergency_duty.changed',
    params: z.strictObject({ dutyId: id }),
    body: z.strictObject(dutyFields),
    response: holidaysView,
    errors: [...screenWriteErrors, 'not_found'],
    ownedIds: { params: ['dutyId'] },
  }),
  removeDuty: endpoint({
    method: 'DELETE',
    path: '/holidays/emergency-duties/:dutyId',
    summary: 'Remove an emergency duty from the shop’s page',
    access,
    idempotency: 'required',
    audited: 'emergency_duty.changed',
    params: z.strictObject({ dutyId: id }),
    body: nothing,
    response: holidaysView,
    errors: [...screenWriteErrors, 'not_found'],
    ownedIds: { params: ['dutyId'] },
  }),
  chooseDay: endpoint({
    method: 'PUT',
    path: '/holidays/days/:day',
    summary: 'Be open on a public holiday, for emergency duty, or be closed on it again',
    access,
    idempotency: 'required',
    audited: 'holidays.changed',
    params: z.strictObject({ day: calendarDay }),
    body: z.strictObject({ isOpen: z.boolean() }),
    response: holidaysView,
    errors: [...screenWriteErrors, 'not_found'],
  }),
  chooseRegion: endpoint({
    method: 'PUT',
    path: '/holidays/region',
    summary: 'Keep the public holidays of another region of the country',
    access,
    idempotency: 'required',
    audited: 'holidays.changed',
    body: z.strictObject({ version: z.int().min(0).max(largestInteger), region: z.string().max(10).nullable() }),
    response: holidaysView,
    errors: [...screenWriteErrors, 'settings.version_conflict'],
  }),
  keepLocal: endpoint({
    method: 'PUT',
    path: '/holidays/local',
    summary:
      'Keep a public holiday of the shop’s town, or no longer; deadlines of new orders and the shop’s page follow at once',
    access,
    idempotency: 'required',
    audited: 'holidays.changed',
    body: z.strictObject({ ...localHolidayFields, isKept: z.boolean() }),
    response: holidaysView,
    errors: [...screenWriteErrors, 'not_found', 'local_holiday.too_many'],
  }),
} as const;
