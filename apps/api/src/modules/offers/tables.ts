import type { ZippedEntry } from '@offizin/spreadsheet/zip/write-zip';
import type { ExportFormat, ExportKind, ExportQuestion } from '@offizin/contract/exports/seller';
import type { FeedProblem, FeedSettings, FeedTrialResult } from '@offizin/contract/feeds/seller';
import type { HandoverState } from '@offizin/contract/offers/marketplace';
import type { RunKind } from '@offizin/contract/offers/seller';
import type { Upload, UploadProblem, UploadSource, UploadState } from '@offizin/contract/uploads/seller';
import type { RowDetail, RowResult, RunSummary } from '@offizin/contract/uploads/rows';
import type { BrandId } from '@offizin/domain/brand/brands';
import type { BrakeLimits } from '@offizin/domain/feeds/feed-brake';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import type { OfferStatus, UploadType } from '@offizin/domain/offers/offer-kinds';
import type { StockOrigin } from '@offizin/domain/orders/statuses';
import type { UnreadableField } from '@offizin/domain/sync/facts';
import type { ResultColour, SyncResultType } from '@offizin/domain/sync/result-types';
import type { Generated, JSONColumnType } from 'kysely';

interface ProductMarketTable {
  product_no: number;
  brand: BrandId;
  offers: number;
  best: number | null;
  best_seller_no: number | null;
  second_best: number | null;
  highest: number | null;
  highest_seller_no: number | null;
  second_highest: number | null;
  version: number;
}

interface ProductMarketPastTable {
  product_no: number;
  day: Date;
  brand: BrandId;
  best: number | null;
  best_seller_no: number | null;
  second_best: number | null;
}

interface OfferTable {
  seller_id: string;
  brand: Generated<BrandId>;
  product_no: number;
  price: number;
  stock: number;
  origin: StockOrigin;
  active: Generated<boolean>;
  status: OfferStatus;
  finding: SyncResultType | null;
  sku: string | null;
  own_stock_zero_since: Date | null;
  created_at: Date;
  created_run: number;
  changed_at: Date;
  changed_run: number;
  version: Generated<number>;
}

interface OfferChangeTable {
  seller_id: string;
  product_no: number;
  run_no: number;
  at: Date;
  old_price: number;
  new_price: number;
  old_stock: number;
  new_stock: number;
  old_origin: StockOrigin;
  new_origin: StockOrigin;
  old_active: boolean;
  new_active: boolean;
  old_status: OfferStatus;
  old_finding: SyncResultType | null;
  old_own_stock_zero_since: Date | null;
  old_sku: string | null;
}

interface CatalogueRunTable {
  seller_id: string;
  brand: Generated<BrandId>;
  no: Generated<number>;
  kind: RunKind;
  dry: boolean;
  status: 'running' | 'completed' | 'failed';
  actor_name: string | null;
  impersonated_by: string | null;
  started_at: Date;
  finished_at: Date | null;
  summary: JSONColumnType<RunSummary> | null;
}

interface RunRowTable {
  at: Date;
  seller_id: string;
  run_no: number;
  row_number: number;
  verdict: RowResult;
  warned: boolean;
  finding: SyncResultType | null;
  numbers: number[] | null;
  product_no: number | null;
  code: string | null;
  gtin: string | null;
  sku: string | null;
  price: number | null;
  stock: number | null;
  origin: StockOrigin | null;
  old_price: number | null;
  old_stock: number | null;
  old_origin: StockOrigin | null;
  leaves: Generated<boolean>;
  detail: JSONColumnType<RowDetail> | null;
}

interface FindingColumns {
  seller_id: string;
  subject: string;
  run_no: number;
  found_at: Date;
  finding: SyncResultType;
  colour: ResultColour;
  numbers: number[];
  row_number: number | null;
  product_no: number | null;
  code: string | null;
  gtin: string | null;
  price: number | null;
  stock: number | null;
  origin: StockOrigin | null;
  detail: JSONColumnType<RowDetail> | null;
}

interface SyncFindingTable extends FindingColumns {
  brand: Generated<BrandId>;
}

interface ReplacedFindingTable extends FindingColumns {
  replaced_by: number;
  replaced_at: Date;
}

export interface OfferUploadTable {
  seller_id: string;
  id: Generated<string>;
  file_name: string;
  type: UploadType;
  size: number;
  sha256: Buffer;
  state: UploadState;
  problem: UploadProblem | null;
  locale: LocaleCode;
  uploaded_by: string;
  source: Generated<UploadSource>;
  impersonated_by: string | null;
  created_at: Date;
  corrections: Generated<number>;
  checked_corrections: Generated<number>;
  check_run: number | null;
  apply_run: number | null;
  revert_run: number | null;
  applied_at: Date | null;
  check_milliseconds: number | null;
  reading: JSONColumnType<NonNullable<Upload['reading']>> | null;
  reverted: JSONColumnType<NonNullable<Upload['reverted']>> | null;
  /** The applied upload whose refused rows these are; null for a file. */
  corrects: string | null;
  corrected_summary: JSONColumnType<RunSummary> | null;
  corrected_rows: Generated<number>;
}

interface FeedTable {
  seller_id: string;
  brand: Generated<BrandId>;
  address: string;
  username: string | null;
  password: Buffer | null;
  type: UploadType;
  mapping: JSONColumnType<FeedSettings['mapping']>;
  active: boolean;
  locale: LocaleCode;
  created_at: Date;
  etag: string | null;
  last_modified: string | null;
  sha256: Buffer | null;
  host_key: string | null;
  failures: Generated<number>;
  problem: FeedProblem | null;
  last_attempt_at: Date | null;
  last_success_at: Date | null;
  next_attempt_at: Date | null;
  /** When a list was read last, and how many products of the one before it lacked. */
  listed_at: Date | null;
  gone: Generated<number>;
  /** When offers were changed last, and how many. */
  changed_at: Date | null;
  changed: Generated<number>;
  /** The upload that a list became which is held. */
  held_upload: string | null;
  discarded_sha256: Buffer | null;
  /** The seller's own limits; null for the usual ones. */
  brake: JSONColumnType<Partial<BrakeLimits>> | null;
}

interface FeedTrialTable {
  seller_id: string;
  id: Generated<string>;
  address: string;
  username: string | null;
  password: Buffer | null;
  host_key: string | null;
  type: UploadType;
  mapping: JSONColumnType<FeedSettings['mapping']>;
  locale: LocaleCode;
  asked_at: Date;
  result: JSONColumnType<FeedTrialResult> | null;
}

interface FeedValueTable {
  seller_id: string;
  product_no: number;
  price: number;
  stock: number | null;
  origin: StockOrigin | null;
}

interface FeedRetrievalTable {
  seller_id: string;
  id: Generated<number>;
  at: Date;
  changed: number;
  run_no: number | null;
  problem: FeedProblem | null;
}

interface SyncRemedyTable {
  seller_id: string;
  id: Generated<string>;
  finding: SyncResultType;
  subjects: string[] | null;
  stock: number | null;
  state: 'working' | 'done' | 'failed';
  actor_name: string;
  impersonated_by: string | null;
  changed: number | null;
  refused: number | null;
  asked_at: Date;
}

interface ExportTable {
  seller_id: string;
  id: Generated<string>;
  kind: ExportKind;
  question: JSONColumnType<ExportQuestion>;
  format: ExportFormat;
  status: 'preparing' | 'ready' | 'failed';
  locale: LocaleCode;
  time_zone: string;
  rows: number | null;
  requested_at: Date;
  expires_at: Date | null;
  file: Buffer | null;
}

interface ExportPartTable {
  seller_id: string;
  export_id: string;
  no: number;
  entries: JSONColumnType<ZippedEntry[]>;
  content: Buffer;
}

interface WarehouseStockTable {
  seller_id: string;
  brand: Generated<BrandId>;
  product_no: number;
  on_hand: number;
  reserved: number;
  incoming: number;
  price: number | null;
  /** A day: read it as text, for the driver makes an instant of it. */
  stored_since: Date | null;
  next_expiry: Date | null;
  changed_at: Date;
}

interface OfferHandoverTable {
  seller_id: string;
  brand: Generated<BrandId>;
  id: Generated<string>;
  content: Buffer;
  activity: Generated<(boolean | null)[]>;
  handed_at: Date;
  state: HandoverState;
  run_no: number | null;
}

/** The tables of the catalogue's market, the offers and what is done with them. */
export interface OfferSchema {
  catalogue_version: { brand: BrandId; version: Generated<number>; classified: Generated<number> };
  market_seller: { no: Generated<number>; brand: BrandId; external_id: string; label: string };
  market_offer: { product_no: number; market_seller_no: number; brand: BrandId; price: number };
  product_market: ProductMarketTable;
  product_market_past: ProductMarketPastTable;
  seller_certificate: { seller_id: string; brand: Generated<BrandId>; certificate: string; valid_until: Date | null };
  seller_contract: { seller_id: string; brand: Generated<BrandId>; product_brand: string };
  offer: OfferTable;
  offer_count: { seller_id: string; brand: Generated<BrandId>; status: OfferStatus; offers: number };
  offer_change: OfferChangeTable;
  catalogue_run: CatalogueRunTable;
  run_row: RunRowTable;
  sync_finding: SyncFindingTable;
  replaced_finding: ReplacedFindingTable;
  feed: FeedTable;
  feed_file: { seller_id: string; content: Buffer };
  feed_retrieval: FeedRetrievalTable;
  feed_trial: FeedTrialTable;
  feed_value: FeedValueTable;
  sync_remedy: SyncRemedyTable;
  match_choice: { seller_id: string; identifier: string; product_no: number; chosen_at: Date };
  offer_upload: OfferUploadTable;
  offer_upload_file: { seller_id: string; upload_id: string; content: Buffer };
  offer_upload_correction: {
    seller_id: string;
    upload_id: string;
    row_number: number;
    field: UnreadableField | 'product';
    value: string;
    identifier: string | null;
    was: string | null;
    recalled: Generated<boolean>;
  };
  remembered_correction: {
    seller_id: string;
    identifier: string;
    field: UnreadableField;
    was: string;
    value: string;
    kept_at: Date;
  };
  export: ExportTable;
  export_part: ExportPartTable;
  warehouse_stock: WarehouseStockTable;
  offer_handover: OfferHandoverTable;
}
