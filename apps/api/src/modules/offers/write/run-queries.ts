import type { RunKind } from '@offizin/contract/offers/seller';
import type { RunSummary } from '@offizin/contract/uploads/rows';
import { activeServices, type ServiceCode } from '@offizin/domain/access/seller-kinds';
import type { BrandId } from '@offizin/domain/brand/brands';
import { sql } from 'kysely';
import type { WebhookData } from '@offizin/contract/own-systems/webhook-data';
import { notifySystems, type SystemEvent } from '../../own-systems/write/notify-systems.ts';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** What decides how a seller's rows are judged, as it is at the start of a run. */
export interface SellerPermissions {
  readonly sellerId: string;
  readonly brand: BrandId;
  /** Country code: the market whose catalogue the seller sells. */
  readonly market: string;
  readonly services: ReadonlySet<ServiceCode>;
  /** The seller's number among the sellers of the marketplace; -1 while it has no offer there. */
  readonly marketSellerNo: number;
  readonly certificates: ReadonlySet<string>;
  readonly contracts: ReadonlySet<string>;
}

export async function findSellerPermissions(db: SellerDb, now: Date): Promise<SellerPermissions> {
  const statement = sql<{
    sellerId: string;
    brand: BrandId;
    market: string;
    services: Parameters<typeof activeServices>[0];
    marketSellerNo: number | null;
    certificates: string[];
    contracts: string[];
  }>`
    select s.id as "sellerId", s.brand, s.country_code as market, s.services,
      (select m.no from market_seller m where m.brand = s.brand and m.external_id = s.external_id) as "marketSellerNo",
      array(select certificate from seller_certificate
        where seller_id = ${db.sellerId}::uuid and (valid_until is null or valid_until >= ${now}::date)) as certificates,
      array(select product_brand from seller_contract where seller_id = ${db.sellerId}::uuid) as contracts
    from seller s where s.id = ${db.sellerId}::uuid`;
  const [row] = await db.rows(statement);
  if (row === undefined) throw new Error('no such seller');
  return {
    ...row,
    services: new Set(activeServices(row.services)),
    marketSellerNo: row.marketSellerNo ?? -1,
    certificates: new Set(row.certificates),
    contracts: new Set(row.contracts),
  };
}

/** Waits until no other transaction changes this seller's offers; freed at the end of the transaction. */
export async function lockSellerOffers(db: SellerDb): Promise<void> {
  const statement = sql`select pg_advisory_xact_lock(hashtextextended(${`offers ${db.sellerId}`}, 0))`;
  await db.rows(statement);
}

export interface NewRun {
  readonly kind: RunKind;
  readonly dry: boolean;
  readonly actorName: string | null;
  readonly impersonatedBy: string | null;
  readonly startedAt: Date;
}

/** Begins a run; nobody sees it before the transaction that wrote its effects commits. */
export async function insertRun(db: SellerDb, sellerId: string, run: NewRun): Promise<number> {
  const [row] = await db.rows(
    query
      .insertInto('catalogue_run')
      .values({
        seller_id: sellerId,
        kind: run.kind,
        dry: run.dry,
        status: 'running',
        actor_name: run.actorName,
        impersonated_by: run.impersonatedBy,
        started_at: run.startedAt,
        finished_at: null,
        summary: null,
      })
      .returning('no'),
  );
  if (row === undefined) throw new Error('the run was not written');
  return row.no;
}

/** Makes a run that has written no offer a dry one. */
export async function holdRun(db: SellerDb, run: { sellerId: string; runNo: number }): Promise<void> {
  await db.rows(
    query
      .updateTable('catalogue_run')
      .set({ dry: true })
      .where('seller_id', '=', run.sellerId)
      .where('no', '=', run.runNo),
  );
}

/** The runs that a system of somebody else begins: nobody waits for them at a screen. */
type ToldKind = WebhookData<'sync.finished'>['source'];
const isTold = (kind: RunKind): kind is ToldKind => kind === 'feed' || kind === 'marketplace';

export function finishedEvent(
  { sellerId, runNo, now, source }: { sellerId: string; runNo: number; now: Date; source: ToldKind },
  { rows, changed }: Pick<RunSummary, 'rows' | 'changed'>,
): SystemEvent<'sync.finished'> {
  return { sellerId, type: 'sync.finished', at: now, subject: null, data: { runNo, source, rows, changed } };
}

export async function finishRun(
  db: SellerDb,
  run: { sellerId: string; runNo: number; now: Date },
  summary: RunSummary,
): Promise<void> {
  const { sellerId, runNo, now } = run;
  const finished = await db.first(
    query
      .updateTable('catalogue_run')
      .set({ status: 'completed', finished_at: now, summary: JSON.stringify(summary) })
      .where('seller_id', '=', sellerId)
      .where('no', '=', runNo)
      .returning(['kind', 'dry']),
  );
  if (finished === undefined || finished.dry || !isTold(finished.kind)) return;
  await notifySystems(db, [finishedEvent({ ...run, source: finished.kind }, summary)]);
}
