import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { externalId, machine, readErrors } from '../machine-endpoint.ts';
import { shopProfile } from './seller.ts';

/** What shops show. */
export const shopProfileMachineApi = {
  sellerProfile: endpoint({
    method: 'GET',
    path: '/sellers/:externalId/profile',
    summary: 'What a seller shows to shoppers: texts, contact, opening hours, pictures',
    description: 'Changes nothing. Read it again when `seller.profile_changed` says which part of it changed.',
    access: machine('sellers'),
    params: z.strictObject({ externalId }),
    response: shopProfile,
    errors: [...readErrors, 'not_found'],
  }),
} as const;
