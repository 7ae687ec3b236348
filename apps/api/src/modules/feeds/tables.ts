import type { FeedProblem, FeedSettings, FeedTrialResult } from '@offizin/contract/feeds/seller';
import type { BrakeLimits } from '@offizin/domain/feeds/feed-brake';
import type { UploadType } from '@offizin/domain/offers/offer-kinds';
import type { StockOrigin } from '@offizin/domain/orders/statuses';
import type { Row } from '../../platform/db/schema/row.ts';
import type { Columns } from '../columns.gen.ts';

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    /** `listed_at`: When a list was read last, and how many products of the one before it lacked. `changed_at`: When offers were changed last, and how many. `held_upload`: The upload that a list became which is held. */
    feed: Row<
      Columns['feed'],
      {
        type: UploadType;
        mapping: FeedSettings['mapping'];
        problem: FeedProblem;
        /** The seller's own limits; null for the usual ones. */
        brake: Partial<BrakeLimits>;
      }
    >;
    feed_file: Columns['feed_file'];
    feed_retrieval: Row<
      Columns['feed_retrieval'],
      {
        problem: FeedProblem;
      }
    >;
    feed_trial: Row<
      Columns['feed_trial'],
      {
        type: UploadType;
        mapping: FeedSettings['mapping'];
        result: FeedTrialResult;
      }
    >;
    feed_value: Row<
      Columns['feed_value'],
      {
        origin: StockOrigin;
      }
    >;
  }
}
