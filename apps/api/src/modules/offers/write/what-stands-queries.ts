import type { ResultColour, SyncResultType } from '@offizin/domain/sync/result-types';
import { sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** Everything that stands: the one count behind progress, menu, notifications, lists and files. */
export interface WhatStands {
  /** What could be sold: the seller's offers, and the refused rows that should be offers; what is only information is no part of it. */
  readonly total: number;
  /** Not on sale until something is fixed. */
  readonly red: number;
  readonly grey: number;
  readonly causes: readonly {
    readonly finding: SyncResultType;
    readonly colour: ResultColour;
    readonly products: number;
    /** How many of them are rows that made no offer. */
    readonly withoutOffer: number;
  }[];
}

const sum = <T>(rows: readonly T[], value: (row: T) => number) => rows.reduce((total, row) => total + value(row), 0);

/** Counts what stands in the transaction's seller's catalogue. */
export async function findWhatStands(db: SellerDb): Promise<WhatStands> {
  const statement = sql<{
    finding: SyncResultType;
    colour: ResultColour;
    products: number;
    withoutOffer: number;
  }>`
    select f.finding, f.colour, count(*) as products,
      count(*) filter (where o.product_no is null) as "withoutOffer"
    from sync_finding f left join offer o on o.seller_id = f.seller_id and o.product_no = f.product_no
    where f.seller_id = ${db.sellerId}::uuid
    group by f.finding, f.colour`;
  const offers = sql<{ offers: number }>`
    select coalesce(sum(offers), 0)::bigint as offers from offer_count where seller_id = ${db.sellerId}::uuid`;
  const [causes, counted] = await Promise.all([db.rows(statement), db.first(offers)]);
  const red = sum(causes, ({ colour, products }) => (colour === 'red' ? products : 0));
  return {
    total: (counted?.offers ?? 0) + sum(causes, ({ colour, withoutOffer }) => (colour === 'red' ? withoutOffer : 0)),
    red,
    grey: sum(causes, ({ products }) => products) - red,
    causes,
  };
}
