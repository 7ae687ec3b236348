import type { HandoverState } from '@offizin/contract/offers/marketplace';
import type { RunKind } from '@offizin/contract/offers/seller';
import type { RowDetail, RowResult, RunSummary } from '@offizin/contract/uploads/rows';
import type { OfferStatus } from '@offizin/domain/offers/offer-kinds';
import type { StockOrigin } from '@offizin/domain/orders/statuses';
import type { ResultColour, SyncResultType } from '@offizin/domain/sync/result-types';
import type { Row } from '../../platform/db/schema/row.ts';
import type { Columns } from '../columns.gen.ts';

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    catalogue_run: Row<
      Columns['catalogue_run'],
      {
        kind: RunKind;
        status: 'running' | 'completed' | 'failed';
        summary: RunSummary;
      }
    >;
    match_choice: Columns['match_choice'];
    offer: Row<
      Columns['offer'],
      {
        origin: StockOrigin;
        status: OfferStatus;
        finding: SyncResultType;
      }
    >;
    offer_change: Row<
      Columns['offer_change'],
      {
        old_origin: StockOrigin;
        new_origin: StockOrigin;
        old_status: OfferStatus;
        old_finding: SyncResultType;
      }
    >;
    offer_count: Row<
      Columns['offer_count'],
      {
        status: OfferStatus;
      }
    >;
    offer_handover: Row<
      Columns['offer_handover'],
      {
        activity: (boolean | null)[];
        state: HandoverState;
      }
    >;
    replaced_finding: Row<
      Columns['replaced_finding'],
      {
        finding: SyncResultType;
        colour: ResultColour;
        origin: StockOrigin;
        detail: RowDetail;
      }
    >;
    run_begun: Columns['run_begun'];
    run_row: Row<
      Columns['run_row'],
      {
        verdict: RowResult;
        finding: SyncResultType;
        origin: StockOrigin;
        old_origin: StockOrigin;
        detail: RowDetail;
      }
    >;
    sync_finding: Row<
      Columns['sync_finding'],
      {
        finding: SyncResultType;
        colour: ResultColour;
        origin: StockOrigin;
        detail: RowDetail;
      }
    >;
  }
}
