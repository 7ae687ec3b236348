import type { MarketplaceEventKind } from '@offizin/contract/events/marketplace';
import type { WebhookEventType } from '@offizin/domain/own-systems/webhook-events';

/** What is sent: to sellers' own systems, and to the operator's. */
export type SentType = WebhookEventType | MarketplaceEventKind;
