import type { LedgerLine } from '@offizin/contract/ledger/marketplace';
import type { ChargedShipping } from '@offizin/domain/ledger/charged-shipping';
import type { ChainPart, CollectingType } from '@offizin/domain/ledger/chain';
import type { PostingKind } from '@offizin/domain/ledger/postings';
import type { LedgerKind, LedgerStanding, LedgerState } from '@offizin/domain/ledger/ledger';
import type { PostedPart } from '@offizin/domain/tax-months/posted-parts';
import type { TaxPart } from '@offizin/domain/tax-months/tax-parts';
import type { Row } from '../../platform/db/schema/row.ts';
import type { Columns } from '../columns.gen.ts';

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    ledger_balance: Row<
      Columns['ledger_balance'],
      {
        state: LedgerState;
      }
    >;
    ledger_order: Row<
      Columns['ledger_order'],
      {
        lines: LedgerLine[];
        standing: LedgerStanding;
        state: LedgerState;
        shipping: ChargedShipping[];
        tax_parts: TaxPart[];
        chain: ChainPart[];
      }
    >;
    ledger_chain: Row<Columns['ledger_chain'], { kind: LedgerKind; collected_by: CollectingType | '' }>;
    ledger_posting: Row<Columns['ledger_posting'], { kind: PostingKind; tax_parts: PostedPart[] }>;
    ledger_shipping: Columns['ledger_shipping'];
  }
}
