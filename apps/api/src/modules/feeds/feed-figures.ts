import { feedHealth, feedHealths } from '@offizin/domain/feeds/feed-schedule';
import { figures, ofEveryBrand } from '../../platform/metrics/figures.ts';
import { findActiveFeeds } from './read/feed-queries.ts';

/** How the feeds of stock hubs are that are to be retrieved. */
export const feedFigures = figures({
  name: 'feeds',
  gauges: { offizin_feeds: { help: 'Active feeds by their health.', labels: ['brand', 'health'] } },
  read: async (sources) => {
    const now = sources.app.clock();
    const found = await ofEveryBrand(sources, findActiveFeeds);
    return {
      offizin_feeds: found.flatMap(([brand, feeds]) => {
        const healths = feeds.map((feed) =>
          feedHealth(
            {
              lastAttemptAt: feed.last_attempt_at,
              lastSuccessAt: feed.last_success_at,
              failures: feed.failures,
              isHeld: feed.held_upload !== null || feed.withheld,
            },
            feed.created_at,
            now,
          ),
        );
        return feedHealths.map((health) => ({
          labels: { brand, health },
          value: healths.filter((own) => own === health).length,
        }));
      }),
    };
  },
});
