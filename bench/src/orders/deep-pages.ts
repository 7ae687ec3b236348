import { api, apiBase } from '@offizin/contract/api';
import { type LatencySummary, summarise } from '../measure/latencies.ts';
import type { HttpClient } from '../portal/http-client.ts';
import type { SellerSession } from '../portal/seller-sessions.ts';

export interface DeepPages {
  readonly page: number;
  readonly first: LatencySummary;
  readonly deep: LatencySummary;
  /** Median of the deep page by median of the first. */
  readonly ratio: number;
}

const repeats = 300;
const listPath = `${apiBase}${api.orders.list.path}?tab=managed`;

async function readPage(http: HttpClient, session: SellerSession, cursor: string | null): Promise<string | null> {
  const path = cursor === null ? listPath : `${listPath}&cursor=${cursor}`;
  const { status, text } = await http.send({ method: 'GET', path, headers: { cookie: session.cookie } });
  if (status !== 200) throw new Error(`a page of the list was answered with ${status}: ${text}`);
  return /"nextCursor":"([^"]+)"/.exec(text.slice(-300))?.[1] ?? null;
}

/** Walks the large seller's managed orders to a page, then reads that page and the first one in turn. */
export async function comparePages(http: HttpClient, session: SellerSession, wanted: number): Promise<DeepPages> {
  let page = 1;
  let cursor: string | null = null;
  while (page < wanted) {
    const next = await readPage(http, session, cursor);
    if (next === null) break;
    cursor = next;
    page += 1;
  }
  const first: number[] = [];
  const deep: number[] = [];
  const time = async (into: number[], at: string | null) => {
    const start = performance.now();
    await readPage(http, session, at);
    into.push(performance.now() - start);
  };
  for (let round = 0; round < repeats; round += 1) {
    await time(first, null);
    await time(deep, cursor);
  }
  const [firstSummary, deepSummary] = [summarise(first), summarise(deep)];
  return { page, first: firstSummary, deep: deepSummary, ratio: deepSummary.p50 / firstSummary.p50 };
}
