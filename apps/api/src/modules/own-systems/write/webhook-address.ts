import type { FieldCode } from '@offizin/contract/errors';
import { limits } from '@offizin/domain/limits';
import type { Config } from '../../../platform/config.ts';
import { isRefusedAsWritten, resolveHost } from '../../../platform/outgoing/public-address.ts';

/** Whether the name leads to a place that nobody outside reaches. A name that nobody answers for in time may do so later. */
async function leadsInside(url: URL, allowed: readonly string[], resolve: typeof resolveHost): Promise<boolean> {
  const { promise: late, resolve: giveUp } = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => giveUp('late'), limits.webhookNameMilliseconds);
  try {
    return (await Promise.race([resolve(url, Number(url.port) || 443, allowed), late])) === null;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** What is wrong with an address that is given now; null when nothing is. Each call looks again where its name leads. */
export async function addressFault(
  { privateFeedHosts }: Pick<Config, 'privateFeedHosts'>,
  address: string,
  resolve = resolveHost,
): Promise<FieldCode | null> {
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return 'field.invalid';
  if (isRefusedAsWritten(url, privateFeedHosts)) return 'field.not_available';
  return (await leadsInside(url, privateFeedHosts, resolve)) ? 'field.not_available' : null;
}
