import { serviceCodes, serviceStatuses } from '@offizin/domain/access/seller-kinds';
import { serviceAsks } from '@offizin/domain/services/service-asks';
import { serviceConditionNames } from '@offizin/domain/services/services';
import { z } from 'zod';
import { endpoint, type EndpointSpec } from '../endpoint.ts';
import { screenReadErrors, screenWriteErrors } from '../errors.ts';
import { instant } from '../scalars.ts';

const service = z.strictObject({
  code: z.enum(serviceCodes),
  /** The marketplace's word; what the shop has asked for does not change it. */
  status: z.enum(serviceStatuses),
  /** Since when it has its status; null where nobody said. */
  since: instant.nullable(),
  /** What waits for the marketplace's answer. */
  asked: z.strictObject({ kind: z.enum(serviceAsks), at: instant }).nullable(),
  /** What the marketplace refused last; null once it is asked for again. */
  refused: z.strictObject({ kind: z.enum(serviceAsks), at: instant, reason: z.string().nullable() }).nullable(),
  /** What a request for it asks of the shop, and whether that is there. */
  conditions: z.array(z.strictObject({ name: z.enum(serviceConditionNames), isMet: z.boolean() })),
});
export type ServiceView = z.infer<typeof service>;

export const servicesView = z.strictObject({ services: z.array(service) });
export type ServicesView = z.infer<typeof servicesView>;

const common = { access: { kind: 'screens', anyOf: ['services'] } } as const satisfies Partial<EndpointSpec>;
const params = z.strictObject({ code: z.enum(serviceCodes) });

/** What the marketplace does for a shop beyond showing its offers: asked for here, decided by the marketplace (PRO-09). */
export const servicesApi = {
  read: endpoint({
    ...common,
    method: 'GET',
    path: '/services',
    summary: 'The services of the brand, what the shop has of them, what it has asked for and what that asks of it',
    response: servicesView,
    errors: screenReadErrors,
  }),
  ask: endpoint({
    ...common,
    method: 'POST',
    path: '/services/:code/ask',
    summary: 'Ask the marketplace for a service, or to end one',
    idempotency: 'required',
    audited: 'services.changed',
    locked: 'impersonation',
    params,
    body: z.strictObject({ kind: z.enum(serviceAsks) }),
    response: servicesView,
    errors: [...screenWriteErrors, 'access.impersonation', 'not_found', 'service.invalid_state', 'service.conditions'],
  }),
  withdraw: endpoint({
    ...common,
    method: 'POST',
    path: '/services/:code/withdraw',
    summary: 'Take back what was asked about a service and is not decided yet',
    idempotency: 'required',
    audited: 'services.changed',
    locked: 'impersonation',
    params,
    response: servicesView,
    errors: [...screenWriteErrors, 'access.impersonation', 'not_found', 'service.invalid_state'],
  }),
} as const;
