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
  asked: z
    .strictObject({ kind: z.enum(serviceAsks), at: instant })
    .nullable()
    .describe('What the shop waits to hear about'),
});

/** What the marketplace decides about the services of sellers (PRO-09). */
export const serviceMachineApi = {
  sellerServices: endpoint({
    method: 'GET',
    path: '/sellers/:externalId/services',
    summary: 'The services of a seller, and what it has asked for',
    description: 'Changes nothing. `asked` is what the shop waits to hear about.',
    access: machine('sellers'),
    params: z.strictObject({ externalId }),
    response: z.strictObject({ services: z.array(service) }),
    errors: [...readErrors, 'not_found'],
  }),
  serviceRequests: endpoint({
    method: 'GET',
    path: '/service-requests',
    summary: 'What sellers of the brand have asked for and not heard about, the oldest first, at most 500',
    description: 'Changes nothing. A request leaves the list when the service is set, or when the shop takes it back.',
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
    description:
      'Other services stay as they are, and what the shop has asked about this one is answered by it. The shop is notified, with the reason where there is one.',
    access: machine('sellers'),
    idempotency: 'required',
    params: z.strictObject({ externalId, code: z.enum(serviceCodes) }),
    body: z.strictObject({
      status: z.enum(serviceStatuses),
      reason: line(500).nullable().optional().describe('Why what was asked is refused; the seller reads it'),
    }),
    response: service,
    errors: [...writeErrors, 'not_found'],
  }),
} as const;
