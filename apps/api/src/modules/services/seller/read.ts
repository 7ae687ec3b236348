import type { api } from '@offizin/contract/api';
import type { ServicesView, ServiceView } from '@offizin/contract/services/seller';
import type { ServiceCode } from '@offizin/domain/access/seller-kinds';
import { askOutcome } from '@offizin/domain/services/service-asks';
import { type ServiceCondition, services, servicesOffered } from '@offizin/domain/services/services';
import { findServiceStates, type ServiceStateRow } from '../write/service-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { readConditions } from './conditions.ts';

type Reading = Pick<InputOf<typeof api.services.read>, 'app' | 'db' | 'session' | 'now'>;

/** What is left of what was asked: one that the marketplace has just met no longer waits. */
function askedOf(status: ServiceView['status'], state: ServiceStateRow | undefined): ServiceView['asked'] {
  if (!state?.asked || !state.askedAt || askOutcome(state.asked, status) === 'granted') return null;
  return { kind: state.asked, at: state.askedAt.toISOString() };
}

const refusedOf = (state: ServiceStateRow | undefined): ServiceView['refused'] =>
  state?.refused && state.refusedAt
    ? { kind: state.refused, at: state.refusedAt.toISOString(), reason: state.refusal }
    : null;

/** The services that the brand offers, as they are for this shop (PRO-09). */
export async function read(input: Reading): Promise<ServicesView> {
  const { db, session } = input;
  const has = session.row.seller.services;
  const states = await findServiceStates(db, session.sellerId);
  const met: ReadonlySet<ServiceCondition> = await readConditions(input);
  const view = (code: ServiceCode): ServiceView => {
    const status = has.find((service) => service.code === code)?.status ?? 'unsubscribed';
    const state = states.find((row) => row.code === code);
    return {
      code,
      status,
      since: state?.since?.toISOString() ?? null,
      asked: askedOf(status, state),
      refused: refusedOf(state),
      conditions: services[code].asks.map((name) => ({ name, isMet: met.has(name) })),
    };
  };
  const known = has.filter(({ status }) => status !== 'unsubscribed').map(({ code }) => code);
  return { services: servicesOffered(session.brand, known).map(view) };
}
