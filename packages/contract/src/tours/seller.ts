import { tourNames } from '@offizin/domain/tours/tours';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { calendarDay } from '../scalars.ts';

export const toursApi = {
  view: endpoint({
    method: 'PUT',
    path: '/tours/:tour/viewed',
    summary: 'Remember that the person has seen a tour in this shop: it does not start again by itself',
    access: { kind: 'session' },
    locked: 'impersonation',
    idempotency: 'none',
    params: z.strictObject({ tour: z.enum(tourNames) }),
    response: z.strictObject({ name: z.enum(tourNames), expirationDate: calendarDay.nullable() }),
    errors: ['session_expired', 'csrf.invalid', 'access.impersonation', 'access.second_factor'],
  }),
} as const;
