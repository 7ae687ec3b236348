import { webhookMachineApi } from '@offizin/contract/own-systems/marketplace';
import { routesOf } from '../../../platform/http/route.ts';
import {
  changeWebhookSecret,
  putWebhook,
  removeWebhook,
  resendWebhookDelivery,
  webhookDeliveries,
  webhooks,
} from './webhooks.ts';

export const ownSystemsMarketplaceRoutes = routesOf(webhookMachineApi, {
  changeWebhookSecret,
  putWebhook,
  removeWebhook,
  resendWebhookDelivery,
  webhookDeliveries,
  webhooks,
});
