import type { BrandId } from '@offizin/domain/brand/brands';
import type { Currency } from '@offizin/domain/money';
import type { PayoutProvider, PayoutState } from '@offizin/domain/payout/payout-account';
import type { PaymentState, PayoutLine } from '@offizin/domain/payout/payouts';
import type { Requirement } from '@offizin/domain/payout/requirements';
import type { JSONColumnType } from 'kysely';

interface PayoutAccountTable {
  seller_id: string;
  brand: BrandId;
  provider: PayoutProvider;
  state: PayoutState;
  requirements: JSONColumnType<Requirement[]>;
  state_at: Date;
  provider_at: Date | null;
  /** The provider's ids of the account, of the company behind it, and of its bank account. */
  holder_ref: string | null;
  entity_ref: string | null;
  bank_ref: string | null;
  held_until: Date | null;
  blocked_at: Date | null;
}

interface PayoutTable {
  seller_id: string;
  payout_no: string;
  brand: BrandId;
  state: PaymentState;
  amount: number;
  currency: Currency;
  due_at: Date;
  paid_at: Date | null;
  returned_at: Date | null;
  account_end: string | null;
  lines: JSONColumnType<PayoutLine[]>;
}

interface PayoutWebhookTable {
  brand: BrandId;
  provider: PayoutProvider;
  event_id: string;
  received_at: Date;
}

export interface PayoutSchema {
  payout: PayoutTable;
  payout_account: PayoutAccountTable;
  payout_webhook: PayoutWebhookTable;
}
