import { limits } from '@offizin/domain/limits';
import type { LinkKey } from './invitation-write-queries.ts';
import type { App } from '../../../platform/app.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import { seal } from '../../../platform/seal.ts';
import { hashOf, newToken } from '../../../platform/tokens.ts';

/** What a sealed key is bound to: it opens as the key of this invitation only. */
export const sealedAbout = (sellerId: string, keyHash: Buffer): string =>
  `team_invitation ${sellerId} ${keyHash.toString('base64url')}`;

/** A key for the link of an invitation, to be mailed by a job. */
export function newLink(app: App, sellerId: string, now: Date): LinkKey {
  const key = newToken();
  const keyHash = hashOf(key);
  return {
    keyHash,
    sealedKey: seal(app.sealKeys, key, sealedAbout(sellerId, keyHash)),
    createdAt: now,
    expiresAt: secondsAfter(now, limits.invitationLifetime),
  };
}
