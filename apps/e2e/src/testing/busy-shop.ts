import { type ScreenId, screens } from '@offizin/domain/access/screens';
import { askDatabase } from './ask-database.ts';
import { putPayment } from './marketplace.ts';
import { openShop, type Shop } from './shop.ts';

const services = (['marketplace', 'stockhub', 'fulfillment', 'adyen'] as const).map((code) => ({
  code,
  status: 'subscribed' as const,
}));

/** A shop with payouts, one of which came back, and parcels with long numbers. */
export async function openBusyShop(host: string, locale: 'de_DE' | 'en_GB'): Promise<Shop> {
  const shop = await openShop({ host, seller: { locale, services }, orders: [{}, {}, {}] });
  const paidAt = '2026-11-12T09:00:00.000Z';
  await putPayment(shop, 'P-1', { state: 'paid', dueAt: paidAt, paidAt });
  await putPayment(shop, 'P-2', {
    state: 'paid',
    dueAt: '2026-11-05T09:00:00.000Z',
    paidAt,
    returnedAt: '2026-11-10T09:00:00.000Z',
  });
  await askDatabase(
    `update seller_order set status = 'processed', processed_at = now(), shipment_status = 'prepared',
       courier = 'dhl', tracking_number = 'JJD000390007890123456789', waybill = '8842-17-0099123'
     where number = any($1)`,
    [shop.numbers],
  );
  return shop;
}

const isOwn = (id: ScreenId): boolean => {
  const { path, legacy, public: isPublic } = screens[id] as { path: string; legacy?: true; public?: true };
  return isPublic !== true && legacy !== true && path.startsWith('/seller');
};

/** Every screen of the portal's own behind sign-in, and where its parcels wait. */
export const busyPaths: readonly string[] = [
  ...(Object.keys(screens) as ScreenId[]).filter(isOwn).map((id) => screens[id].path),
  '/seller/marketplace/cajas',
];
