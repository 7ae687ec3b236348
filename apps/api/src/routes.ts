import { exportSources } from './exports.ts';
import { exportRoutes } from './features/exports/routes.ts';
import { feedRoutes } from './features/feeds/routes.ts';
import { liveRoutes } from './features/live/routes.ts';
import { marketplaceRoutes } from './features/marketplace/routes.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { offerRoutes } from './features/offers/routes.ts';
import { orderRoutes } from './features/orders/routes.ts';
import { sessionRoutes } from './features/session/routes.ts';
import { syncRoutes } from './features/sync/routes.ts';
import { uploadRoutes } from './features/uploads/routes.ts';
import { warehouseRoutes } from './features/warehouse/routes.ts';
import type { Route } from './platform/http/route.ts';

/** Every operation that the server answers. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...orderRoutes,
  ...offerRoutes,
  ...uploadRoutes,
  ...warehouseRoutes,
  ...syncRoutes,
  ...exportRoutes(exportSources),
  ...feedRoutes,
  ...liveRoutes,
  ...notificationRoutes,
  ...marketplaceRoutes,
];
