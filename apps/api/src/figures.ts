import { feedFigures } from './features/feeds/feed-figures.ts';
import { liveFigures } from './features/live/live-figures.ts';
import { mailFigures } from './features/notifications/mail-figures.ts';
import { eventFeedFigures } from './owners/outbox/event-feed-figures.ts';
import { webhookFigures } from './features/webhooks/webhook-figures.ts';
import { jobFigures } from './platform/jobs/job-figures.ts';
import type { Figures } from './platform/metrics/figures.ts';
import { poolFigures } from './platform/metrics/pool-figures.ts';
import { taskFigures } from './platform/threads/task-figures.ts';

/** Everything that the operator sees of the portal beside its counters. */
export const allFigures: readonly Figures[] = [
  poolFigures,
  jobFigures,
  eventFeedFigures,
  liveFigures,
  taskFigures,
  feedFigures,
  mailFigures,
  webhookFigures,
];
