import { api, apiBase } from '@offizin/contract/api';
import { type OrderSort, orderSorts } from '@offizin/domain/orders/order-sorts';
import { shipmentStatuses } from '@offizin/domain/orders/statuses';
import { type LatencySummary, summarise } from '../measure/latencies.ts';
import type { HttpClient } from '../portal/http-client.ts';
import type { SellerSession } from '../portal/seller-sessions.ts';

export interface FilteredPages {
  readonly filter: string;
  readonly latency: LatencySummary;
}

const repeats = 60;
const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

/** Each status alone, all of them, and what they are combined with; of the loaded orders none was returned. */
const filters: readonly string[] = [
  ...shipmentStatuses.map((status) => `shipmentStatus=${status}`),
  `shipmentStatus=${shipmentStatuses.join(',')}`,
  'shipmentStatus=incident,returned&deliveryType=express_slot&paymentType=cash_on_delivery',
  'shipmentStatus=delivered&deliveryType=express_slot&paymentType=cash_on_delivery',
  `shipmentStatus=delivered&from=${day(700)}&to=${day(693)}`,
  `shipmentStatus=incident&from=${day(40)}`,
  'deliveryType=express_slot',
];

/** Reads the first page of the large seller's managed orders by each filter, every sort in turn. */
export async function readFiltered(http: HttpClient, session: SellerSession): Promise<FilteredPages[]> {
  const time = async (filter: string, sort: OrderSort): Promise<number> => {
    const path = `${apiBase}${api.orders.list.path}?tab=managed&sort=${sort}&${filter}`;
    const start = performance.now();
    const { status, text } = await http.send({ method: 'GET', path, headers: { cookie: session.cookie } });
    if (status !== 200) throw new Error(`${path} was answered with ${status}: ${text}`);
    return performance.now() - start;
  };
  const pages: FilteredPages[] = [];
  for (const filter of filters) {
    const times: number[] = [];
    for (let round = 0; round < repeats; round += 1)
      for (const sort of orderSorts) times.push(await time(filter, sort));
    pages.push({ filter, latency: summarise(times) });
  }
  return pages;
}
