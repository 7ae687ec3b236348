import { serviceCodes, serviceStatuses } from '@offizin/domain/access/seller-kinds';
import { serviceAsks } from '@offizin/domain/services/service-asks';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { externalId, machine, readErrors, writeErrors } from '../machine-endpoint.ts';
import { instant, line } from '../scalars.ts';

const service = z.strictObject({
  code: z.enum(serviceCodes),
  status: z.enum(serviceStatuses),
  since: instant.nullable(),
  /** What the shop waits to hear about. */
  asked: z.strictObject({ kind: z.enum(serviceAsks), at: instant }).nullable(),
});

/** What the marketplace decides about the services of sellers (PRO-09). */
export const serviceMachineApi = {
  sellerServices: endpoint({
    method: 'GET',
    path: '/sellers/:externalId/services',
    summary: 'The services of a seller, and what it has asked for',
    access: machine('sellers'),
    params: z.strictObject({ externalId }),
    response: z.strictObject({ services: z.array(service) }),
    errors: [...readErrors, 'not_found'],
  }),
  serviceRequests: endpoint({
    method: 'GET',
    path: '/service-requests',
    summary: 'What sellers of the brand have asked for and not heard about, the oldest first, at most 500',
    access: machine('sellers'),
    response: z.strictObject({
      items: z.array(
        z.strictObject({
          seller: z.string(),
          code: z.enum(serviceCodes),
          kind: z.enum(serviceAsks),
          at: instant,
        }),
      ),
    }),
    errors: readErrors,
  }),
  putSellerService: endpoint({
    method: 'PUT',
    path: '/sellers/:externalId/services/:code',
    summary:
      'Set one service of a seller, which answers what it has asked; `gold_partner` sets the mark of gold partners with it',
    access: machine('sellers'),
    idempotency: 'required',
    params: z.strictObject({ externalId, code: z.enum(serviceCodes) }),
    body: z.strictObject({
      status: z.enum(serviceStatuses),
      /** Why what was asked is refused; the seller reads it. */
      reason: line(500).nullable().optional(),
    }),
    response: service,
    errors: [...writeErrors, 'not_found'],
  }),
} as const;
