import { type ServiceCode, serviceCodes } from '../access/seller-kinds.ts';
import { weekdays } from '../calendar/opening-hours.ts';
import { cutText } from '../typed/cut-text.ts';

/** What an entry of the history may say that it changed; each has its text. */
export const historyFields = [
  'address',
  'username',
  'password',
  'type',
  'mapping',
  'active',
  'sound',
  'email_order',
  'email_offer',
  'email_account',
  'email_sets',
  'language',
  'name',
  'status',
  'business_type',
  'marketplace_type',
  'gold_partner',
  'upload_formats',
  /** All of them together, in rows from before each had a field of its own. */
  'services',
  'street',
  'postal_code',
  'city',
  'region',
  'country',
  'opening_hours',
  'closures',
  'person',
  'role',
  'until',
  'scopes',
  'valid_until',
  /** Of a token: that it belongs to the shop. */
  'of_shop',
  /** Tokens of the shop that work on without who made them. */
  'tokens_that_stay',
  'events',
  'secret',
  'sessions',
  'file',
  'format',
  'tax_month',
  'tax_accounts',
  'second_factor',
  'refund_limit_manager',
  'refund_limit_orders',
  'refund_limit_systems',
  'shipping_cost',
  'free_shipping_above',
  'certificates',
  'contracts',
  'legal_name',
  'legal_form',
  'company_url',
  'vat_number',
  'vies_number',
  'vat_check',
  'commercial_register_number',
  'commercial_register',
  'ik_number_1',
  'ik_number_2',
  'ik_number_3',
  'goods_management_system',
  'accounting_center',
  'licence',
  'lanr',
  'professional_number',
  'owner_first_name',
  'owner_last_name',
  'managing_director',
  'gender',
  'birth_date',
  'account_holder',
  'iban',
  'swift',
  'payout_status',
  'payouts',
  'terms_conditions',
  'terms_conditions_imprint',
  'privacy_policy',
  'short_description',
  'about',
  'responsible',
  'responsible_title',
  'phone',
  'email',
  'website',
  'facebook',
  'whatsapp',
  'linkedin',
  'twitter',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
  'background',
  'logo',
  'portrait',
  'closure',
  'closure_reason',
  'closure_offers',
  'open_on_holiday',
  'local_holiday',
  'special_hours',
  'special_hours_note',
  'emergency_duty',
  'emergency_duty_note',
  'disputed_order',
  'holiday_region',
  'proposed_prices',
  'service_same_day',
  'service_marketplace',
  'service_hyperwallet',
  'service_adyen',
  'service_stockhub',
  'service_electronic_receipt',
  'service_fulfillment',
  'service_gold_partner',
  'service_otc',
] as const;
export type HistoryField = (typeof historyFields)[number];

/** The values that have words of their own; all others are shown as they are. */
export const knownValues = [
  'pending',
  'active',
  'banned',
  'submitted',
  'approved',
  'changes_requested',
  'rejected',
  'price_only',
  'stock_and_price',
  'owner',
  'manager',
  'orders',
  'catalogue',
  'accounting',
  'reader',
  'unverified',
  'valid',
  'invalid',
  'female',
  'male',
  'diverse',
  'blocked',
  'released',
  'closed',
  'paused',
  'sold_later',
  'subscribed',
  'unsubscribed',
  'ending',
  'file_new_orders',
  'file_offers',
  'file_upload_rows',
  'file_upload_history',
  'file_sync_findings',
  'file_run_rows',
  'file_warehouse_stock',
  'file_price_proposals',
  'file_history',
  'file_seller_data',
  'file_invoices',
  'file_invoice_document',
  'file_ledger',
  'file_payout',
  'file_metric_week',
  'file_reports',
  'file_shipping_vat',
  'file_sales_days',
  'file_sold_products',
  'file_returns',
  'file_price_rule_preview',
  'file_tax_month',
  'file_datev',
  'file_lexware',
  'file_payout_statement',
  'file_modelo_303',
  'file_monthly_set',
] as const;
export type KnownValue = (typeof knownValues)[number];

export const serviceField = (code: ServiceCode) => `service_${code}` as const;

const fieldsOfWords: ReadonlySet<HistoryField> = new Set([
  'status',
  'role',
  'type',
  'vat_check',
  'gender',
  'payout_status',
  'payouts',
  'closure_offers',
  'file',
  ...serviceCodes.map(serviceField),
  ...weekdays,
]);

/** The fields whose values these are: a city may be called Active. */
export const isKnownValue = (field: HistoryField, value: string): value is KnownValue =>
  fieldsOfWords.has(field) && knownValues.some((known) => known === value);

export type HistoryValue = string | number | boolean | null;

export interface HistoryChange {
  readonly field: HistoryField;
  readonly old: HistoryValue;
  readonly new: HistoryValue;
  /** That it changed is all that is said: a secret, or more than a line holds. */
  readonly hidden?: true | undefined;
}

const longest = 200;
const cut = (value: HistoryValue): HistoryValue =>
  typeof value === 'string' && value.length > longest ? `${cutText(value, longest - 1)}…` : value;

/** A change as it is kept; nothing where nothing changed. */
export function changeOf(field: HistoryField, old: HistoryValue, now: HistoryValue): HistoryChange[] {
  return old === now ? [] : [{ field, old: cut(old), new: cut(now) }];
}

/** That something changed whose values are not kept. */
export const hiddenChange = (field: HistoryField, isChanged: boolean): HistoryChange[] =>
  isChanged ? [{ field, old: null, new: null, hidden: true }] : [];

/** Somebody else's address: its first letter and its domain. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1…');

/** A person of the shop, who may be gone by the time somebody reads it. */
export const personLabel = ({ name, email }: { readonly name: string; readonly email: string }): string =>
  `${name} (${maskedEmail(email)})`;

/** An address without user, password and query: these may be keys. */
export function shownAddress(address: string): string {
  const url = URL.parse(address);
  return url === null ? '' : `${url.protocol}//${url.host}${url.pathname}`;
}
