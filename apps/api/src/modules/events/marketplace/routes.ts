import { eventMachineApi } from '@offizin/contract/events/marketplace';
import { routesOf } from '../../../platform/http/route.ts';
import { events } from './events.ts';

export const eventsMarketplaceRoutes = routesOf(eventMachineApi, {
  events,
});
