import type { RunKind } from '@offizin/contract/offers/seller';
import type { ProductImage } from '@offizin/contract/catalogue/product-image';
import type { ProductCandidate, RowDetail, RunSummary } from '@offizin/contract/uploads/rows';
import type { StockOrigin } from '@offizin/domain/orders/statuses';
import type { ResultColour, SyncResultType } from '@offizin/domain/sync/result-types';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { productCandidates } from '../../../engine/candidate-queries.ts';

const newestRuns = 6;

/** The newest runs that changed something or looked at a file for good. */
export function findNewestRuns(db: SellerDb, sellerId: string) {
  const statement = sql<{
    no: number;
    kind: RunKind;
    startedAt: Date;
    actorName: string | null;
    summary: RunSummary;
    uploadId: string | null;
  }>`
    select r.no, r.kind, r.started_at as "startedAt", r.actor_name as "actorName", r.summary,
      (select coalesce(u.corrects, u.id) from offer_upload u where u.seller_id = ${sellerId}::uuid and u.apply_run = r.no) as "uploadId"
    from catalogue_run r
    where r.seller_id = ${sellerId}::uuid and not r.dry and r.status = 'completed' and r.summary is not null and r.kind not in ('edit', 'feed_value')
    order by r.no desc limit ${newestRuns}`;
  return db.rows(statement);
}

/** The newest applied upload of each red type of which results stand: its rows can be corrected there. */
export async function findUploadsToCorrect(
  db: SellerDb,
  sellerId: string,
): Promise<ReadonlyMap<SyncResultType, string>> {
  const statement = sql<{ finding: SyncResultType; uploadId: string }>`
    select distinct on (f.finding) f.finding, of.id as "uploadId"
    from sync_finding f
    join offer_upload u on u.seller_id = f.seller_id and u.apply_run = f.run_no and u.state = 'applied'
    join offer_upload of on of.seller_id = u.seller_id and of.id = coalesce(u.corrects, u.id) and of.state = 'applied'
    where f.seller_id = ${sellerId}::uuid and f.colour = 'red'
    order by f.finding, f.run_no desc`;
  return new Map((await db.rows(statement)).map(({ finding, uploadId }) => [finding, uploadId]));
}

/** Whether a file or a remedy of the seller is being worked on. */
export async function isWorking(db: SellerDb, sellerId: string): Promise<boolean> {
  const statement = sql<{ working: boolean }>`
    select exists (select from offer_upload where seller_id = ${sellerId}::uuid and state in ('checking', 'applying', 'reverting'))
      or exists (select from sync_remedy where seller_id = ${sellerId}::uuid and state = 'working') as working`;
  return (await db.first(statement))?.working ?? false;
}

export interface FindingPage {
  readonly sellerId: string;
  readonly finding: SyncResultType | null;
  readonly colour: ResultColour | null;
  /** In lower case, LIKE's own characters escaped. */
  readonly pattern: string | null;
  readonly after: { readonly finding: string; readonly subject: string } | null;
  readonly limit: number;
}

export interface FindingRow {
  readonly subject: string;
  readonly finding: SyncResultType;
  readonly colour: ResultColour;
  readonly numbers: number[];
  readonly code: string | null;
  readonly gtin: string | null;
  readonly price: number | null;
  readonly stock: number | null;
  readonly origin: StockOrigin | null;
  readonly detail: RowDetail | null;
  readonly foundAt: Date;
  readonly productId: string | null;
  readonly name: string | null;
  readonly pack: string | null;
  readonly image: ProductImage | null;
  readonly recommended: number | null;
  readonly best: number | null;
  readonly highest: number | null;
  readonly candidates: ProductCandidate[];
  readonly offered: boolean;
}

/** One page of results with their products, the prices of others, and for doubtful identifiers the products to choose from. */
export function findFindings(db: SellerDb, page: FindingPage) {
  const { sellerId, finding, colour, pattern, after } = page;
  const statement = sql<FindingRow>`
    select f.subject, f.finding, f.colour, f.numbers, coalesce(f.code, p.national_code) as code, coalesce(f.gtin, p.gtin) as gtin,
      f.price, f.stock, f.origin, f.detail, f.found_at as "foundAt", p.product_id as "productId", p.name, p.pack, p.image,
      p.recommended_price as recommended,
      case when m.best_seller_no = own.no then m.second_best else m.best end as best,
      case when m.highest_seller_no = own.no then m.second_highest else m.highest end as highest,
      ${productCandidates('f')} as candidates,
      exists (select from offer o where o.seller_id = ${sellerId}::uuid and o.product_no = f.product_no) as offered
    from sync_finding f
    join seller s on s.id = f.seller_id
    left join market_seller own on own.brand = s.brand and own.external_id = s.external_id
    left join product p on p.no = f.product_no
    left join product_market m on m.product_no = f.product_no
    where f.seller_id = ${sellerId}::uuid
      and (${finding}::text is null or f.finding = ${finding}::text)
      and (${colour}::text is null or f.colour = ${colour}::text)
      and (${pattern}::text is null or p.search_text like ${pattern}::text or f.code like ${pattern}::text
        or f.gtin like ${pattern}::text)
      and (${after?.subject ?? null}::text is null or (f.finding, f.subject) > (${after?.finding ?? ''}::text, ${after?.subject ?? ''}::text))
    order by f.finding, f.subject
    limit ${page.limit}`;
  return db.rows(statement);
}

/** The identifiers of a result that fits several products; undefined when there is none of that name. */
export function findDoubtful(db: SellerDb, sellerId: string, subject: string) {
  return db.first(
    query
      .selectFrom('sync_finding')
      .select(['code', 'gtin'])
      .where('seller_id', '=', sellerId)
      .where('subject', '=', subject)
      .where('finding', '=', 'duplicated_in_catalogue'),
  );
}
