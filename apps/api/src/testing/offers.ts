import type { SentMarketOffer } from '@offizin/contract/catalogue/marketplace';
import type { BrandId } from '@offizin/domain/brand/brands';
import { type TestPortal } from './portal.ts';

export interface GivenOffer {
  readonly productId: string;
  readonly price: number;
  readonly stock?: number;
  readonly origin?: 'own' | 'wholesaler';
  readonly active?: boolean;
  readonly status?: 'active' | 'inactive' | 'out_of_stock';
  readonly finding?: string | null;
  readonly zeroSince?: Date | null;
}

/** Offers of a seller as an upload of yesterday would have left them; returns the run's number. */
export async function giveOffers(portal: TestPortal, sellerId: string, offers: readonly GivenOffer[]): Promise<number> {
  const at = new Date(portal.app.clock().getTime() - 86_400_000);
  const [run] = await portal.ask<{ no: string }>(
    `insert into catalogue_run (seller_id, brand, kind, dry, status, actor_name, started_at, finished_at)
     select id, brand, 'upload', false, 'completed', 'User linden', $2::timestamptz, $2 from seller where id = $1 returning no`,
    [sellerId, at],
  );
  for (const offer of offers) {
    await portal.ask(
      `insert into offer (seller_id, brand, product_no, price, stock, origin, active, status, finding, own_stock_zero_since,
         created_at, created_run, changed_at, changed_run)
       select s.id, s.brand, p.no, $3, $4, $5, $6, $7, $8, $9, $10, $11, $10, $11 from product p join seller s on s.id = $1 and s.brand = p.brand
       where p.product_id = $2`,
      [
        sellerId,
        offer.productId,
        offer.price,
        offer.stock ?? 10,
        offer.origin ?? 'own',
        offer.active ?? true,
        offer.status ?? 'active',
        offer.finding ?? null,
        offer.zeroSince ?? null,
        at,
        run?.no,
      ],
    );
  }
  await portal.ask(
    `insert into offer_count (seller_id, brand, status, offers) select seller_id, brand, status, count(*) from offer where seller_id = $1
     group by seller_id, brand, status on conflict (seller_id, status) do update set offers = excluded.offers`,
    [sellerId],
  );
  return Number(run?.no);
}

/** Sends the portal the offers of other sellers. */
export async function putMarketOffers(
  portal: TestPortal,
  brand: BrandId,
  offers: readonly SentMarketOffer[],
): Promise<void> {
  const response = await portal.server.inject({
    method: 'POST',
    url: '/api/marketplace/v1/market-offers/bulk',
    headers: { authorization: `Bearer ${portal.keys[brand]}`, 'content-type': 'application/x-ndjson' },
    payload: offers.map((offer) => JSON.stringify(offer)).join('\n'),
  });
  if (response.json().errors?.length !== 0) throw new Error(`market offers refused: ${response.body}`);
}
