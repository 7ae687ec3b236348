import { figures, ofEveryBrand } from '../../../platform/metrics/figures.ts';
import { findFeedLag } from './marketplace-event-queries.ts';

/** How far the marketplace's reader is behind: an event gets its position when the feed is read. */
export const eventFeedFigures = figures({
  name: 'event_feed',
  gauges: {
    offizin_event_feed_waiting: {
      help: 'Events that nobody has read yet, at most 10,000.',
      labels: ['brand'],
    },
    offizin_event_feed_oldest_seconds: { help: 'Age of the oldest of them.', labels: ['brand'] },
  },
  read: async (sources) => {
    const found = await ofEveryBrand(sources, findFeedLag);
    return {
      offizin_event_feed_waiting: found.map(([brand, { waiting }]) => ({ labels: { brand }, value: waiting })),
      offizin_event_feed_oldest_seconds: found.map(([brand, { oldestSeconds }]) => ({
        labels: { brand },
        value: oldestSeconds,
      })),
    };
  },
});
