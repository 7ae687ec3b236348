import type { HistoryChange } from '@offizin/domain/history/changes';
import type { BrandId } from '@offizin/domain/brand/brands';
import type { BusinessType, MarketplaceType, SubscribedService } from '@offizin/domain/access/seller-kinds';
import type { OpeningHours } from '@offizin/domain/calendar/opening-hours';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import type { LiveTopic } from '@offizin/domain/events/topics';
import type { Currency } from '@offizin/domain/money';
import type { CancellationReasonCode } from '@offizin/domain/orders/cancellation-reasons';
import type { CourierCode } from '@offizin/domain/orders/couriers';
import type { OrderOrigin } from '@offizin/domain/orders/origins';
import type {
  CancelledByParty,
  DeliveryType,
  OrderStatus,
  PaymentStatus,
  PaymentType,
  ShipmentStatus,
  StockOrigin,
} from '@offizin/domain/orders/statuses';
import type { SignInWay } from '@offizin/domain/identity/sign-in-ways';
import type { UploadFormat } from '@offizin/domain/uploads/upload-formats';
import type { CompanySchema } from '../../../modules/company/tables.ts';
import type { MailedCodeTable } from '../../../modules/identity/mailed-code-tables.ts';
import type { MetricSchema } from '../../../modules/performance/tables.ts';
import type { InvoiceSchema } from '../../../modules/invoices/tables.ts';
import type { LedgerSchema } from '../../../modules/ledger/tables.ts';
import type { PayoutSchema } from '../../../modules/payout/tables.ts';
import type { PriceProposalSchema } from '../../../modules/price-proposals/tables.ts';
import type { NotificationSchema } from '../../../modules/notifications/tables.ts';
import type { OfferSchema } from '../../../modules/offers/tables.ts';
import type { SecondFactorSchema } from '../../../modules/identity/tables.ts';
import type { RegistrationSchema } from '../../../modules/registrations/tables.ts';
import type { SystemSchema } from '../../../modules/own-systems/tables.ts';
import type { ProfileSchema } from '../../../modules/shop-profile/tables.ts';
import type { TeamSchema } from '../../../modules/team/tables.ts';
import type { HistoryKind, PostalAddress, ProductImage } from '@offizin/contract/orders/seller';
import type { MarketplaceEventKind } from '@offizin/contract/events/marketplace';
import type { MachineScope } from '@offizin/contract/endpoint';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** A column of JSON with a default. */
type GeneratedJson<T> = ColumnType<T, string | undefined, string>;

export interface SellerTable {
  id: Generated<string>;
  brand: BrandId;
  external_id: string;
  name: string;
  status: 'pending' | 'active' | 'banned';
  business_type: BusinessType;
  configuration_id: string;
  marketplace_type: MarketplaceType;
  gold_partner: boolean;
  locale: LocaleCode;
  services: JSONColumnType<SubscribedService[]>;
  street: string;
  postal_code: string;
  city: string;
  region: string | null;
  country_code: string;
  opening_hours: JSONColumnType<OpeningHours>;
  upload_formats: Generated<UploadFormat[]>;
  second_factor_required: Generated<boolean>;
  created_at: Generated<Date>;
}

interface UserAccountTable {
  id: Generated<string>;
  brand: BrandId;
  username: string;
  email: string;
  name: string;
  password_hash: string | null;
  banned: Generated<boolean>;
  locale: LocaleCode | null;
  created_at: Generated<Date>;
  left_at: Date | null;
}

interface SessionTable {
  id: Generated<string>;
  token_hash: Buffer;
  user_id: string | null;
  seller_id: string;
  brand: BrandId;
  remember_family: string | null;
  impersonated_by: string | null;
  impersonation_refresh_until: Date | null;
  way: SignInWay;
  agent: string | null;
  address: string | null;
  authenticated_at: Date | null;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
}

interface RememberTokenTable {
  token_hash: Buffer;
  family: string;
  user_id: string;
  brand: BrandId;
  rotated_at: Date | null;
  agent: string | null;
  address: string | null;
  expires_at: Date;
}

interface SigninFailureTable {
  scope: 'account' | 'address' | 'global';
  key_hash: Buffer;
  failures: number;
  last_failure_at: Date;
  blocked_until: Date | null;
}

interface ImpersonationTokenTable {
  access_hash: Buffer;
  refresh_hash: Buffer;
  brand: BrandId;
  seller_id: string;
  operator: string;
  expires_at: Date;
  session_seconds: number;
  refresh_seconds: number;
  used_at: Date | null;
}

interface ApiKeyTable {
  key_hash: Buffer;
  brand: BrandId;
  name: string;
  scopes: MachineScope[];
  created_at: Generated<Date>;
  expires_at: Date | null;
}

interface AuditTable {
  id: Generated<number>;
  at: Generated<Date>;
  brand: BrandId;
  kind: string;
  seller_id: string | null;
  user_id: string | null;
  impersonated_by: string | null;
  detail: GeneratedJson<Record<string, string | number | null>>;
  address: string | null;
  agent: string | null;
  changes: GeneratedJson<HistoryChange[]>;
}

interface ProductTable {
  brand: BrandId;
  product_id: string;
  name: string;
  pack: string;
  product_brand: string;
  manufacturer: string;
  category: string;
  product_type: string;
  market: string;
  code_system: string | null;
  national_code: string | null;
  gtin: string | null;
  recommended_price: number | null;
  image: JSONColumnType<ProductImage>;
  updated_at: Generated<Date>;
  no: Generated<number>;
  more_images: GeneratedJson<ProductImage[]>;
  page_url: string | null;
  prescription: Generated<boolean>;
  blocked: Generated<boolean>;
  selective: Generated<boolean>;
  certificate: string | null;
  commission_rate: Generated<number>;
  vat_rate: Generated<number>;
  version: Generated<number>;
  code_no: number | null;
  gtin_no: Generated<number | null>;
  search_text: Generated<string | null>;
}

export interface SellerOrderTable {
  seller_id: string;
  id: Generated<string>;
  /** The seller's, by a foreign key. */
  brand: BrandId;
  number: string;
  version: Generated<number>;
  status: OrderStatus;
  open: Generated<boolean>;
  warehouse: boolean;
  origin: OrderOrigin;
  created_at: Date;
  dispatch_by: Date;
  confirmed_at: Date | null;
  processed_at: Date | null;
  finalised_at: Date | null;
  cancelled_at: Date | null;
  delivery_type: DeliveryType;
  slot_from: Date | null;
  slot_to: Date | null;
  payment_type: PaymentType;
  payment_status: PaymentStatus;
  shipment_status: ShipmentStatus | null;
  shipment_changed_at: Date | null;
  customer_first_name: string;
  customer_city: string;
  delivery_address: JSONColumnType<PostalAddress>;
  billing_address: JSONColumnType<PostalAddress>;
  courier: CourierCode | null;
  tracking_number: string | null;
  tracking_url: string | null;
  pickup_code: string | null;
  waybill: string | null;
  currency: Currency;
  units: number;
  subtotal: number;
  shipping: number;
  discount: number;
  discount_label: string | null;
  total: number;
  placed_discount: number;
  placed_shipping: number;
  cancelled_by: CancelledByParty | null;
  cancellation_reason: CancellationReasonCode | null;
  cancellation_comment: string | null;
  /** When the customer's data were taken out. */
  customer_erased_at: Date | null;
  /** Number and names, folded: what orders are found by. */
  search_text: Generated<string>;
}

export interface OrderLineTable {
  seller_id: string;
  brand: Generated<BrandId>;
  order_id: string;
  id: Generated<string>;
  position: number;
  product_id: string;
  name: string;
  pack: string;
  code_system: string | null;
  national_code: string | null;
  gtin: string | null;
  stock_origin: StockOrigin;
  image: JSONColumnType<ProductImage>;
  quantity: number;
  cancelled_quantity: Generated<number>;
  unit_price: number;
}

export interface OrderHistoryTable {
  seller_id: string;
  brand: Generated<BrandId>;
  order_id: string;
  id: Generated<number>;
  at: Date;
  kind: HistoryKind;
  actor_kind: 'seller' | 'customer' | 'marketplace' | 'courier';
  actor_name: string | null;
  impersonated_by: string | null;
  reason: CancellationReasonCode | null;
  units: number | null;
  shipment_status: ShipmentStatus | null;
}

interface OrderCountTable {
  seller_id: string;
  brand: Generated<BrandId>;
  warehouse: boolean;
  status: OrderStatus;
  orders: number;
}

export interface NewOrdersDownloadTable {
  seller_id: string;
  id: Generated<string>;
  status: 'preparing' | 'ready' | 'failed';
  format: 'xlsx' | 'csv';
  locale: LocaleCode;
  time_zone: string;
  orders: number | null;
  requested_at: Date;
  expires_at: Date | null;
  file: Buffer | null;
}

interface MarketplaceEventTable {
  seller_id: string;
  id: Generated<number>;
  kind: MarketplaceEventKind;
  at: Date;
  order_number: string | null;
  payload: JSONColumnType<object>;
  brand: BrandId;
  position: number | null;
}

interface LiveEventTable {
  seller_id: string;
  brand: Generated<BrandId>;
  id: Generated<number>;
  transaction_id: Generated<string>;
  at: Generated<Date>;
  topic: LiveTopic;
  payload: JSONColumnType<object>;
}

interface IdempotencyColumns {
  operation: string;
  key: string;
  body_hash: Buffer;
  reply: JSONColumnType<object> | null;
  created_at: Generated<Date>;
}

/** The tables as Kysely sees them; the migrations are the truth. */
export interface Schema
  extends
    CompanySchema,
    MetricSchema,
    InvoiceSchema,
    LedgerSchema,
    NotificationSchema,
    OfferSchema,
    PayoutSchema,
    PriceProposalSchema,
    ProfileSchema,
    RegistrationSchema,
    SecondFactorSchema,
    SystemSchema,
    TeamSchema {
  app_secret: { name: string; value: Buffer };
  seller: SellerTable;
  user_account: UserAccountTable;
  mailed_code: MailedCodeTable;
  old_password: { user_id: string; replaced_at: Date; password_hash: string };
  session: SessionTable;
  remember_token: RememberTokenTable;
  signin_failure: SigninFailureTable;
  used_challenge: { signature: string; expires_at: Date };
  impersonation_token: ImpersonationTokenTable;
  rate_window: { scope: string; key: string; window_start: Date; calls: number };
  api_key: ApiKeyTable;
  audit: AuditTable;
  worker_heartbeat: { worker_id: string; seen_at: Date };
  product: ProductTable;
  seller_order: SellerOrderTable;
  order_line: OrderLineTable;
  order_number: { brand: BrandId; number: string; seller_id: string; order_id: string };
  order_history: OrderHistoryTable;
  order_count: OrderCountTable;
  new_orders_download: NewOrdersDownloadTable;
  idempotency: IdempotencyColumns & { seller_id: string };
  machine_idempotency: IdempotencyColumns & { brand: BrandId };
  marketplace_event: MarketplaceEventTable;
  event_feed: { brand: BrandId; last_position: number; pushed: Generated<boolean> };
  live_event: LiveEventTable;
}
