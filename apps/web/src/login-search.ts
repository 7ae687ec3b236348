import { screens, sellerPrefix } from '@offizin/domain/access/screens';

interface LoginSearch {
  readonly returnTo?: string;
  readonly expired?: true;
}

/** The parts of the address of the sign-in; it leads back to screens of the seller, or to an invitation. */
export function loginSearch(raw: Record<string, unknown>): LoginSearch {
  const asked = raw['returnTo'];
  const isOfSeller = typeof asked === 'string' && (asked === sellerPrefix || asked.startsWith(`${sellerPrefix}/`));
  const isAllowed = isOfSeller || asked === screens.invitation.path;
  return { ...(isAllowed && { returnTo: String(asked) }), ...(raw['expired'] ? { expired: true as const } : {}) };
}
