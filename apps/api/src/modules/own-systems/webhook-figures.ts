import { findDeliveryFigures } from './write/webhook-queries.ts';
import { figures, ofEveryBrand } from '../../platform/metrics/figures.ts';

/** How the deliveries to sellers' systems and the operator's are. */
export const webhookFigures = figures({
  name: 'webhooks',
  gauges: {
    offizin_webhook_waiting: { help: 'Deliveries that wait for their first or next attempt.', labels: ['brand'] },
    offizin_webhook_oldest_seconds: { help: 'How late the delivery is that is due longest.', labels: ['brand'] },
    offizin_webhook_given_up: { help: 'Deliveries given up within a day.', labels: ['brand'] },
    offizin_webhook_switched_off: { help: 'Endpoints that the portal has switched off.', labels: ['brand'] },
  },
  read: async (sources) => {
    const found = await ofEveryBrand(sources, findDeliveryFigures);
    const each = (value: (own: (typeof found)[number][1]) => number) =>
      found.map(([brand, own]) => ({ labels: { brand }, value: value(own) }));
    return {
      offizin_webhook_waiting: each(({ waiting }) => waiting),
      offizin_webhook_oldest_seconds: each(({ oldestSeconds }) => oldestSeconds),
      offizin_webhook_given_up: each(({ givenUp }) => givenUp),
      offizin_webhook_switched_off: each(({ off }) => off),
    };
  },
});
