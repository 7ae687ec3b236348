import type { api } from '@offizin/contract/api';
import type { HomeView } from '@offizin/contract/home/seller';
import { cardTarget, homeLineIds, type HomeLineId, lineTarget } from '@offizin/domain/home/home-lines';
import { limits } from '@offizin/domain/limits';
import { readOwnCalendar } from '../../calendar/write/read-calendars.ts';
import { readCompany } from '../../company/write/read-company.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import { asIdentity } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { readOrders, readWarehouse } from './cards.ts';
import { findEndingInvitations } from '../read/home-queries.ts';
import { readLines } from './lines.ts';
import type { Reading } from './reading.ts';

const aboutCompany: ReadonlySet<HomeLineId> = new Set(['payout_account', 'vat_number', 'company_data']);

type Input = InputOf<typeof api.home.read>;

/** A transaction has one role at a time: what another one reads is asked before all that is asked in parallel. */
async function readFirst({ app, db, now, session }: Input, asked: readonly HomeLineId[]): Promise<Reading> {
  const company = asked.some((id) => aboutCompany.has(id)) ? await readCompany(app, db, now) : null;
  const ending = { sellerId: db.sellerId, now, until: secondsAfter(now, limits.invitationEndsSoon) };
  const invitations = asked.includes('invitations')
    ? await asIdentity(db, (identity) => findEndingInvitations(identity, ending))
    : undefined;
  const { calendar } = await readOwnCalendar(db, now);
  const { viesUrl } = app.config;
  return { db, session, now, viesUrl, company, invitations: invitations ?? null, calendar };
}

/** What needs doing now: only what the person may open is asked for (GEN-12). */
export async function read(input: Input): Promise<HomeView> {
  const { subject } = input.session;
  const asked = homeLineIds.filter((id) => lineTarget(id, subject) !== null);
  const reading = await readFirst(input, asked);
  const [orders, warehouse, lines] = await Promise.all([
    cardTarget('orders', subject) === null ? null : readOrders(reading),
    cardTarget('warehouse', subject) === null ? null : readWarehouse(reading),
    readLines(asked, reading),
  ]);
  return { orders, warehouse, lines };
}
