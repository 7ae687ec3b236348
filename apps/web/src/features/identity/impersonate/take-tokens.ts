export interface ImpersonationTokens {
  readonly accessToken: string;
  readonly accessTokenExpiresIn: number;
  readonly refreshToken: string;
  readonly refreshTokenExpiresIn: number;
}

const names = ['access_token', 'refresh_token', 'access_expires_in', 'refresh_expires_in'] as const;

/** Reads the tokens from an address. */
export function readTokens(search: string): ImpersonationTokens {
  const query = new URLSearchParams(search);
  const [accessToken, refreshToken, access, refresh] = names.map((name) => query.get(name) ?? '');
  const seconds = (text: string | undefined) => Math.max(1, Math.trunc(Number(text)) || 1);
  return {
    accessToken: accessToken || '-',
    accessTokenExpiresIn: seconds(access),
    refreshToken: refreshToken || '-',
    refreshTokenExpiresIn: seconds(refresh),
  };
}

let taken: ImpersonationTokens | null = null;

/** Takes the tokens out of the window's address: no history entry, no referrer and no log line keeps them. */
export function takeTokens(): ImpersonationTokens {
  taken ??= readTokens(window.location.search);
  if (window.location.search !== '') window.history.replaceState(window.history.state, '', window.location.pathname);
  return taken;
}
