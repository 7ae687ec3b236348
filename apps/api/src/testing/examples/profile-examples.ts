import { inValencia } from '@offizin/testkit/records';
import type { Recorded } from './machine-examples.ts';
import type { Stage } from './stage.ts';

/** What the shop says of itself and when it is closed, once its people have entered it. */
export async function profileExamples({ call, cases: { seller } }: Stage): Promise<Recorded> {
  await seller.ask('PUT /company/seller-information', {
    body: {
      version: 0,
      values: {
        legalName: 'Farmacia Alameda',
        legalForm: 'S.L.',
        street: inValencia.street,
        postalCode: inValencia.postalCode,
        city: inValencia.city,
        region: inValencia.region,
      },
    },
  });
  await seller.ask('PUT /shop-profile', {
    body: {
      texts: {
        version: 1,
        shortDescription: 'Farmacia en el centro de Valencia',
        about: null,
        responsibleName: null,
        responsibleTitle: null,
      },
    },
  });
  await seller.ask('POST /holidays/closures', {
    body: { from: '2026-12-28', to: '2026-12-31', reason: 'Inventario', offers: 'sold_later' },
  });
  return {
    'shopProfile.read': await call('shopProfile.read', {}),
    'holidays.read': await call('holidays.read', {}),
    'holidays.pause': await call('holidays.pause', {}),
    'company.read': await call('company.read', {}),
  };
}
