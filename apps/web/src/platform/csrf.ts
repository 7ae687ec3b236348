let known: string | null = null;
let forgotten = 0;

async function fetchToken(): Promise<string> {
  const response = await fetch('/api/auth/csrf-token', { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`no token: ${response.status}`);
  const { csrfToken } = (await response.json()) as { csrfToken: string };
  return csrfToken;
}

/** The token that every write carries; bound to the session, so a new session needs a new one. */
export const csrf = {
  set: (token: string) => {
    known = token;
  },
  forget: () => {
    known = null;
    forgotten += 1;
  },
  /** Changes with each session: what was sent under another one may be sent again. */
  generation: () => forgotten,
  token: async (): Promise<string> => {
    known ??= await fetchToken();
    return known;
  },
};
