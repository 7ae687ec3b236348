import { brands } from '@offizin/domain/brand/brands';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { findUnpaid } from '../read/home-queries.ts';
import type { LineReader } from './reading.ts';

/** What the marketplace bills and the shop has not paid; credit notes are no debts. */
export const invoices: LineReader<'invoices'> = async ({ db, now, session }) => {
  const { count, dueOn } = await findUnpaid(db);
  if (dueOn === null) return null;
  return { kind: 'invoices', count, dueOn, overdue: dueOn < wallClockAt(now, brands[session.brand].timeZone).date };
};
