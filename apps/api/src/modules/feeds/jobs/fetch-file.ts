import { limits } from '@offizin/domain/limits';
import type { App } from '../../../platform/app.ts';
import type { Retrieved } from '../../../platform/outgoing/retrieval.ts';
import { retrieveHttps } from '../../../platform/outgoing/retrieve-https.ts';
import { unseal } from '../../../platform/seal.ts';
import type { FeedRow } from '../read/feed-queries.ts';

export type FileAccess = Pick<FeedRow, 'seller_id' | 'address' | 'username' | 'password' | 'host_key'>;

/** Retrieves the file of a feed within the limits; one that has not changed since it was `known` is not sent again. */
export async function fetchFile(
  app: App,
  access: FileAccess,
  known: Pick<FeedRow, 'etag' | 'last_modified'> | null,
): Promise<Retrieved> {
  const url = new URL(access.address);
  // Few sellers have one on such a server, and its library takes 15 MB.
  const retrieve =
    url.protocol === 'sftp:'
      ? (await import('../../../platform/outgoing/retrieve-sftp.ts')).retrieveSftp
      : retrieveHttps;
  return retrieve({
    url,
    username: access.username,
    password: access.password === null ? null : unseal(app.sealKeys, access.password, access.seller_id),
    etag: known?.etag ?? null,
    lastModified: known?.last_modified ?? null,
    hostKey: access.host_key,
    maxBytes: limits.feedFile,
    milliseconds: limits.feedSeconds * 1000,
    allowed: app.config.privateFeedHosts,
  });
}
