import type { TokenScope } from '@offizin/domain/own-systems/token-scopes';
import type { BrandId } from '@offizin/domain/brand/brands';
import type {
  AttemptProblem,
  DeliveryState,
  SwitchOffReason,
  WebhookState,
} from '@offizin/domain/own-systems/webhook-attempts';
import type { Generated } from 'kysely';

interface ApiTokenTable {
  id: string;
  token_hash: Buffer;
  brand: BrandId;
  seller_id: string;
  user_id: string;
  made_by: string;
  name: string;
  last_four: string;
  scopes: TokenScope[];
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
  revoked_by: string | null;
}

interface WebhookTable {
  id: string;
  brand: BrandId;
  seller_id: string | null;
  name: string | null;
  address: string;
  events: string[];
  state: WebhookState;
  switched_off_for: SwitchOffReason | null;
  created_at: Date;
  last_at: Date | null;
  last_status: number | null;
  last_problem: AttemptProblem | null;
  failing_since: Date | null;
  failures: Generated<number>;
  position: number | null;
}

interface WebhookSecretTable {
  id: string;
  webhook_id: string;
  brand: BrandId;
  seller_id: string | null;
  sealed: Buffer;
  last_four: string;
  made_by: string | null;
  created_at: Date;
  ends_at: Date | null;
}

interface WebhookDeliveryTable {
  id: string;
  webhook_id: string;
  brand: BrandId;
  seller_id: string | null;
  type: string;
  body: string;
  subject: string | null;
  state: DeliveryState;
  attempts: number;
  created_at: Date;
  next_attempt_at: Date | null;
  begun_at: Date | null;
  last_at: Date | null;
  last_status: number | null;
  last_problem: AttemptProblem | null;
  last_milliseconds: number | null;
}

interface WebhookAttemptTable {
  delivery_id: string;
  no: number;
  brand: BrandId;
  seller_id: string | null;
  at: Date;
  status: number | null;
  problem: AttemptProblem | null;
  milliseconds: number;
  answer: string;
}

export interface SystemSchema {
  api_token: ApiTokenTable;
  webhook: WebhookTable;
  webhook_secret: WebhookSecretTable;
  webhook_delivery: WebhookDeliveryTable;
  webhook_attempt: WebhookAttemptTable;
}
