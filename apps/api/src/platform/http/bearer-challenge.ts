import type { ErrorCode } from '@offizin/contract/errors';

/** The refusals of who brings a token or key, by which API they are of, and what RFC 6750 calls them. */
const refusals: Partial<Record<ErrorCode, readonly [realm: string, error: string]>> = {
  'api_key.invalid': ['marketplace', 'invalid_token'],
  'api_key.scope': ['marketplace', 'insufficient_scope'],
  'api_token.invalid': ['shop', 'invalid_token'],
  'api_token.scope': ['shop', 'insufficient_scope'],
};

/** What WWW-Authenticate says beside a refusal, or null; who brought no token learns no error (RFC 6750, 3.1). */
export function bearerChallenge(code: ErrorCode, authorization: string | undefined): string | null {
  const refusal = refusals[code];
  if (refusal === undefined) return null;
  const [realm, error] = refusal;
  const brought = /^bearer /i.test(authorization ?? '');
  return `Bearer realm="${realm}"${brought ? `, error="${error}"` : ''}`;
}
