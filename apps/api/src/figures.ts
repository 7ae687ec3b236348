import { feedFigures } from './modules/feeds/feed-figures.ts';
import { liveFigures } from './modules/events/live-figures.ts';
import { invoiceFigures } from './modules/invoices/invoice-figures.ts';
import { mailFigures } from './modules/notifications/mail-figures.ts';
import { eventFeedFigures } from './modules/events/write/event-feed-figures.ts';
import { storageFigures } from './modules/files/storage-figures.ts';
import { webhookFigures } from './modules/own-systems/webhook-figures.ts';
import { replacementFigures } from './modules/replacements/replacement-figures.ts';
import { backupFigures } from './platform/backup/backup-figures.ts';
import { jobFigures } from './platform/jobs/job-figures.ts';
import { storeFigures } from './platform/files/store-figures.ts';
import type { Figures } from './platform/metrics/figures.ts';
import { poolFigures } from './platform/metrics/pool-figures.ts';
import { taskFigures } from './platform/threads/task-figures.ts';

/** Everything that the operator sees of the portal beside its counters. */
export const allFigures: readonly Figures[] = [
  poolFigures,
  storeFigures,
  jobFigures,
  eventFeedFigures,
  liveFigures,
  taskFigures,
  feedFigures,
  mailFigures,
  webhookFigures,
  backupFigures,
  storageFigures,
  invoiceFigures,
  replacementFigures,
];
