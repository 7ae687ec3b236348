import { figures } from '../../platform/metrics/figures.ts';
import { hubOf } from './seller/live-hub.ts';

export const liveFigures = figures({
  name: 'live',
  gauges: { offizin_live_streams: { help: 'Streams of live events that this process holds open.', labels: [] } },
  read: async ({ app }) => ({ offizin_live_streams: [{ labels: {}, value: hubOf(app).openStreams() }] }),
});
