import type { api } from '@offizin/contract/api';
import type { ServiceView } from '@offizin/contract/services/seller';
import { serviceField } from '@offizin/domain/history/changes';
import { serviceMove, serviceState, shownStatus } from '@offizin/domain/services/service-asks';
import { announce } from '../../events/write/announce-queries.ts';
import { insertServiceAsked } from '../../events/write/marketplace-event-queries.ts';
import { clearAsk, insertAsk } from '../write/service-write-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { read } from './read.ts';

type Ask = InputOf<typeof api.services.ask>;
type Withdraw = InputOf<typeof api.services.withdraw>;

/** The service as it is now, and the one thing that the shop may do about it. */
async function find(input: Ask | Withdraw) {
  const { services } = await read(input);
  const service = services.find(({ code }) => code === input.params.code) ?? input.fail('not_found');
  const had = services.filter(({ status, asked }) => status === 'subscribed' || asked?.kind === 'subscribe');
  const asked = service.asked?.kind ?? null;
  const codes = had.map(({ code }) => code);
  return { service, move: serviceMove({ code: service.code, status: service.status, asked }, codes) };
}

async function tell(input: Ask | Withdraw, service: ServiceView, asked: Ask['body']['kind'] | null): Promise<void> {
  const { db, now, noted } = input;
  const { code, status } = service;
  const before = serviceState(status, service.asked?.kind ?? null);
  noted.note(serviceField(code), before, serviceState(status, asked));
  await insertServiceAsked(db, { code, asked, now });
  await announce(db, { topic: 'services', payload: { code, status: shownStatus(status, asked) } });
}

/** Asks the marketplace for a service, or to end one; until it has decided nothing else changes (PRO-09). */
export async function ask(input: Ask) {
  const { db, session, body, now, fail } = input;
  const { service, move } = await find(input);
  if (move.kind !== body.kind) return fail('service.invalid_state');
  if (body.kind === 'subscribe' && service.conditions.some(({ isMet }) => !isMet)) return fail('service.conditions');
  const { sellerId, brand } = session;
  const isNew = await insertAsk(db, { sellerId, brand, code: service.code, kind: body.kind, now });
  if (!isNew) return fail('service.invalid_state');
  await tell(input, service, body.kind);
  return read(input);
}

/** Takes back what the shop has asked and the marketplace has not decided. */
export async function withdraw(input: Withdraw) {
  const { db, session, fail } = input;
  const { service, move } = await find(input);
  const { sellerId } = session;
  if (move.kind !== 'withdraw' || !(await clearAsk(db, { sellerId, code: service.code })))
    return fail('service.invalid_state');
  await tell(input, service, null);
  return read(input);
}
