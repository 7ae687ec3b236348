import type { MarketplaceEventKind } from '@offizin/contract/events/marketplace';
import type { LiveTopic } from '@offizin/domain/events/topics';
import type { Row } from '../../platform/db/schema/row.ts';
import type { Columns } from '../columns.gen.ts';

declare module '../../platform/db/schema/schema.ts' {
  interface Schema {
    event_feed: Columns['event_feed'];
    live_event: Row<
      Columns['live_event'],
      {
        topic: LiveTopic;
        payload: object;
      }
    >;
    marketplace_event: Row<
      Columns['marketplace_event'],
      {
        kind: MarketplaceEventKind;
        payload: object;
      }
    >;
  }
}
