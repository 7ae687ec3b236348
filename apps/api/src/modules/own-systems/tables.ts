import type {
  AttemptProblem,
  DeliveryState,
  SwitchOffReason,
  WebhookState,
} from '@offizin/domain/own-systems/webhook-attempts';
import type { ChosenWebhookEvent } from '@offizin/domain/own-systems/webhook-events';
import type { Row } from '../../platform/db/schema/row.ts';
import type { Columns } from '../columns.gen.ts';

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    system_event: Row<
      Columns['system_event'],
      {
        type: ChosenWebhookEvent;
        data: Readonly<Record<string, string | number | boolean | null>>;
      }
    >;
    system_feed: Columns['system_feed'];
    webhook: Row<
      Columns['webhook'],
      {
        state: WebhookState;
        switched_off_for: SwitchOffReason;
        last_problem: AttemptProblem;
      }
    >;
    webhook_attempt: Row<
      Columns['webhook_attempt'],
      {
        problem: AttemptProblem;
      }
    >;
    webhook_delivery: Row<
      Columns['webhook_delivery'],
      {
        state: DeliveryState;
        last_problem: AttemptProblem;
      }
    >;
    webhook_secret: Columns['webhook_secret'];
  }
}
