import type { BrandId } from '@offizin/domain/brand/brands';
import type { MarketplaceClient } from '@offizin/marketplace-client/client';
import { replyOf } from '@offizin/marketplace-client/reply';
import type { Receiver } from './receiver.ts';

const name = 'simulator';

/** Has the brand's events sent to the receiver, as the operator's own systems would. */
export async function hearOperator(
  client: MarketplaceClient,
  brand: BrandId,
  { receiver, port }: { readonly receiver: Receiver; readonly port: number },
): Promise<void> {
  const path = `/operator/${brand}`;
  const params = { name };
  const body = { address: `http://127.0.0.1:${port}${path}`, kinds: [], active: true };
  const put = await replyOf(client.PUT('/webhooks/{name}', { params: { path: params }, body }));
  // Of an earlier start there is an endpoint whose secret nobody knows any more.
  const { secret } =
    put.secret === null
      ? await replyOf(client.POST('/webhooks/{name}/secrets', { params: { path: params }, body: {} }))
      : put;
  if (secret !== null) receiver.listen(path, { secret, hear: () => {} });
}
