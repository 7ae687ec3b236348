import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { externalId, machine, readErrors } from '../machine-endpoint.ts';
import { shippingCosts } from './seller.ts';

/** What shops charge for shipping. */
export const shippingCostsMachineApi = {
  sellerShippingCosts: endpoint({
    method: 'GET',
    path: '/sellers/:externalId/shipping-costs',
    summary: 'What a seller charges for shipping; null until it has said so',
    description: 'Changes nothing. Read it again after `seller.shipping_costs_changed`.',
    access: machine('sellers'),
    params: z.strictObject({ externalId }),
    response: z.strictObject({ shippingCosts: shippingCosts.nullable() }),
    errors: [...readErrors, 'not_found'],
  }),
} as const;
