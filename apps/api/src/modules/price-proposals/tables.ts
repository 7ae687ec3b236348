import type {
  ProposalReason,
  ProposalStatus,
  RejectionReason,
  RemovalReason,
} from '@offizin/domain/price-proposals/proposal';
import type { Row } from '../../platform/db/schema/row.ts';
import type { Columns } from '../columns.gen.ts';

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    price_proposal: Row<
      Columns['price_proposal'],
      {
        reason: ProposalReason;
        status: ProposalStatus;
        rejection: RejectionReason;
        removal: RemovalReason;
      }
    >;
    price_proposal_item: Columns['price_proposal_item'];
  }
}
