import { type BrandId, brandIds } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import { type PayoutProvider, payoutProviders } from '@offizin/domain/payout/payout-account';
import type { FastifyInstance } from 'fastify';
import { applyProviderState } from '../write/change-payout.ts';
import { findHolder, lockPayoutAccount } from '../write/payout-queries.ts';
import { takeMessage } from '../write/payout-write-queries.ts';
import type { App } from '../../../platform/app.ts';
import { type MarketplaceDb, withMarketplace } from '../../../platform/db/scopes/scopes.ts';
import { withDeadline } from '../../../platform/http/body-deadline.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import { gatewayOf } from '../providers/gateway-of.ts';
import type { Incoming, MessageFault, ProviderMessage } from '../providers/payout-gateway.ts';

/** Where providers send what changed; the operator enters it at the provider. */
export const providerMessagePath = '/api/providers/v1/:brand/:provider';

const statuses: Readonly<Record<MessageFault, number>> = { signature: 401, stale: 400, malformed: 400, foreign: 403 };

interface Sender {
  readonly brand: BrandId;
  readonly provider: PayoutProvider;
}

/** A message that is taken for the first time changes the account that it is about. */
async function take(db: MarketplaceDb, { brand, provider }: Sender, { message, now }: Taken): Promise<void> {
  if (!(await takeMessage(db, { brand, provider, id: message.id, now }))) return;
  const holder = await findHolder(db, { brand, provider, holder: message.holder });
  const account = holder && (await lockPayoutAccount(db, holder.sellerId));
  if (account === undefined) return;
  const { sellerId } = account;
  const { state, at } = message;
  if (state !== null) await applyProviderState(db, account, { ...state, at, now });
  else
    await enqueueJob(
      db,
      { name: 'read_payout_account', payload: { sellerId } },
      { key: `read_payout_account:${sellerId}` },
    );
}

interface Taken {
  readonly message: ProviderMessage;
  readonly now: Date;
}

/** The status of the answer: what was taken before, is out of date or about nobody here is taken too, so that it is not repeated. */
async function answer(app: App, { brand, provider }: Sender, incoming: Incoming): Promise<number> {
  const gateway = gatewayOf(app.config, brand, provider);
  if (gateway === null) return 404;
  const reading = await gateway.readMessage(incoming);
  if (reading.kind === 'refused') {
    app.log.warn({ brand, provider, fault: reading.fault }, 'a message of a payout provider was refused');
    return statuses[reading.fault];
  }
  const { now } = incoming;
  if (reading.kind === 'message') {
    const { message } = reading;
    await withMarketplace(app.pool, brand, (db) => take(db, { brand, provider }, { message, now }));
  }
  return 200;
}

function senderOf({ brand, provider }: Readonly<Record<string, string | undefined>>): Sender | null {
  const named = { brand: brandIds.find((id) => id === brand), provider: payoutProviders.find((id) => id === provider) };
  return named.brand === undefined || named.provider === undefined
    ? null
    : { brand: named.brand, provider: named.provider };
}

/**
 * Takes the signed messages of payout providers. They are described by the providers and checked over their raw bytes, so they are
 * no operation of the portal's own contract.
 */
export async function addProviderMessages(server: FastifyInstance, app: App): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.route<{ Params: Record<string, string>; Body: Buffer | undefined }>({
      method: 'POST',
      url: providerMessagePath,
      bodyLimit: limits.payoutMessage,
      preParsing: async (_request, _reply, body) =>
        withDeadline(body, { seconds: limits.bodySeconds, restarts: false }),
      handler: async ({ params, body, headers }, reply) => {
        const sender = senderOf(params);
        const incoming = { raw: body ?? Buffer.alloc(0), headers, now: app.clock() };
        const status = sender === null ? 404 : await answer(app, sender, incoming);
        return reply.code(status).send({});
      },
    });
  });
}
