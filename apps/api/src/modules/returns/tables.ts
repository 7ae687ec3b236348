import type { LedgerStanding } from '@offizin/domain/ledger/ledger';
import type { Currency } from '@offizin/domain/money';
import type { CourierCode } from '@offizin/domain/orders/couriers';
import type { ItemDecision } from '@offizin/domain/returns/return-decision';
import type { RefusedLine } from '@offizin/domain/returns/restock';
import type { LimitedDecider, ProposalEnd } from '@offizin/domain/returns/refund-limit';
import type { ReturnEffect } from '@offizin/domain/returns/return-effect';
import type { ReturnActor, ReturnState, ReturnStep } from '@offizin/domain/returns/return-steps';
import type { ReturnKind } from '@offizin/domain/returns/return-terms';
import type { Row } from '../../platform/db/schema/row.ts';
import type { Columns } from '../columns.gen.ts';
import type { EvidenceFile } from '../files/write/evidence-files.ts';

/** A line of the order, as far as it comes back. */
export interface KeptItem {
  readonly lineId: string;
  readonly name: string;
  readonly units: number;
  /** What these units were sold for, in minor units. */
  readonly amount: number;
}

/** Units that go back into the shop's stock. */
export interface Restocked {
  readonly lineId: string;
  readonly units: number;
}

export interface TakenStep {
  readonly step: ReturnStep | 'request';
  readonly at: string;
  readonly by: ReturnActor;
  /** Who of the shop. */
  readonly name: string | null;
}

/** What the ledger is given, with what goes back for each product. */
export interface KeptEffect extends ReturnEffect {
  readonly refunds: readonly { readonly text: string; readonly amount: number }[];
}

export interface Ruling {
  readonly text: string;
  readonly rule: string | null;
  readonly decidedAt: string;
}

/** What somebody wants to give back or offers: for each item, a sum for the case, or what is left of it. */
export type Money =
  | { readonly of: 'items'; readonly items: readonly ItemDecision[] }
  | { readonly of: 'sum'; readonly amount: number }
  | { readonly of: 'rest' };

/** A decision above somebody's limit, which waits for the owner, or what became of it. */
export interface KeptProposal {
  readonly step: ReturnStep;
  readonly money: Money;
  /** For the customer. */
  readonly words: string | null;
  readonly restock: readonly Restocked[];
  /** What the customer would have in all, and what the decision would cost, as it was proposed. */
  readonly sum: number;
  readonly total: number;
  readonly limit: number;
  readonly by: LimitedDecider;
  readonly name: string | null;
  readonly at: string;
  readonly ended: {
    readonly is: ProposalEnd;
    readonly name: string | null;
    readonly at: string;
    /** How many steps the case had taken. */
    readonly steps: number;
    /** What the owner said who sent it back. */
    readonly words: string | null;
  } | null;
}

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    order_return: Row<
      Columns['order_return'],
      {
        kind: ReturnKind;
        state: ReturnState;
        before_state: ReturnState;
        items: KeptItem[];
        currency: Currency;
        pictures: EvidenceFile[];
        evidence: EvidenceFile[];
        decision: ItemDecision[];
        ruling: Ruling;
        effect: KeptEffect;
        standing_before: LedgerStanding;
        courier: CourierCode;
        restock: Restocked[];
        restock_refused: RefusedLine[];
        steps: TakenStep[];
        proposals: KeptProposal[];
      }
    >;
  }
}
