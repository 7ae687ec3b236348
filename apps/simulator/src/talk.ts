import { messageSubjects } from '@offizin/domain/messages/conversation';
import type { MarketplaceEvent } from '@offizin/marketplace-client/api.gen';
import { newKey } from '@offizin/marketplace-client/bodies';
import type { MarketplaceClient } from '@offizin/marketplace-client/client';
import { RefusedCall, replyOf } from '@offizin/marketplace-client/reply';
import { wordsIn } from './demo/messages.ts';
import type { DemoSeller } from './demo/sellers.ts';
import type { OpenOrders } from './life/open-order.ts';
import { randomFrom } from './random.ts';

/** After so long a customer thanks for an answer; one in four does. */
const thanksAfter = 90_000;

interface Thanks {
  readonly at: number;
  readonly orderNumber: string;
  readonly messageId: string;
  readonly seller: string;
}

/** Answers that customers have read and will thank for. */
export type Thankful = Thanks[];

/** Notes an answer of a shop. */
export function hearAnswer(
  thankful: Thankful,
  { kind, message, orderNumber, seller }: MarketplaceEvent,
  now: Date,
): void {
  const messageId = message?.messageId ?? null;
  if (kind !== 'message.sent' || messageId === null || orderNumber === null) return;
  if (randomFrom(messageId).chance(0.25))
    thankful.push({ at: now.getTime() + thanksAfter, orderNumber, messageId, seller });
}

interface Writing {
  readonly client: MarketplaceClient;
  readonly sellers: ReadonlyMap<string, DemoSeller>;
  readonly now: Date;
}

/** What the portal does not take, as of an order whose customer is gone, is not written. */
async function orNothing(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof RefusedCall)) throw error;
  }
}

/** Customers thank for the answers that they have read. */
export async function thank({ client, sellers, now }: Writing, thankful: Thankful): Promise<void> {
  const due = thankful.filter(({ at }) => at <= now.getTime());
  for (const one of due) {
    const { orderNumber, messageId, seller } = one;
    thankful.splice(thankful.indexOf(one), 1);
    const locale = sellers.get(seller)?.record.locale ?? 'de_DE';
    await orNothing(async () => {
      const { subject } = await replyOf(
        client.GET('/orders/{orderNumber}/answers/{messageId}', { params: { path: { orderNumber, messageId } } }),
      );
      await replyOf(
        client.PUT('/orders/{orderNumber}/messages/{messageNo}', {
          params: { path: { orderNumber, messageNo: `T-${messageId}` }, header: newKey() },
          body: { subject, text: wordsIn(locale).thanks, writtenAt: now.toISOString() },
        }),
      );
    });
  }
}

/** A customer asks something about an order that is on its way. */
export async function askSomething({ client, sellers, now }: Writing, orders: OpenOrders): Promise<void> {
  const random = randomFrom(now.toISOString());
  const sent = [...orders.values()].filter((order) => order.status === 'processed' && !order.fulfilledByMarketplace);
  if (sent.length === 0) return;
  const { number, seller } = random.pick(sent);
  const { questions } = wordsIn(sellers.get(seller)?.record.locale ?? 'de_DE');
  await orNothing(() =>
    replyOf(
      client.PUT('/orders/{orderNumber}/messages/{messageNo}', {
        params: { path: { orderNumber: number, messageNo: `Q-${now.getTime()}` }, header: newKey() },
        body: { subject: random.pick(messageSubjects), text: random.pick(questions), writtenAt: now.toISOString() },
      }),
    ),
  );
}
