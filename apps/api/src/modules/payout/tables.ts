import type { PayoutProvider, PayoutState } from '@offizin/domain/payout/payout-account';
import type { PaymentState, PayoutLine } from '@offizin/domain/payout/payouts';
import type { Requirement } from '@offizin/domain/payout/requirements';
import type { Row } from '../../platform/db/schema/row.ts';
import type { Columns } from '../columns.gen.ts';

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    payout: Row<
      Columns['payout'],
      {
        state: PaymentState;
        lines: PayoutLine[];
      }
    >;
    /** `holder_ref`: The provider's ids of the account, of the company behind it, and of its bank account. */
    payout_account: Row<
      Columns['payout_account'],
      {
        provider: PayoutProvider;
        state: PayoutState;
        requirements: Requirement[];
      }
    >;
    payout_webhook: Row<
      Columns['payout_webhook'],
      {
        provider: PayoutProvider;
      }
    >;
  }
}
