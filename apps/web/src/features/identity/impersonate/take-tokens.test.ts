import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readTokens } from './take-tokens.ts';

const address = '?access_token=a%2Bb&refresh_token=r&access_expires_in=900&refresh_expires_in=3600';

describe('AUT-08: impersonation tokens', () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    [address, { accessToken: 'a+b', accessTokenExpiresIn: 900, refreshToken: 'r', refreshTokenExpiresIn: 3600 }],
    [
      '?access_token=a&refresh_token=r&access_expires_in=x&refresh_expires_in=-5',
      { accessTokenExpiresIn: 1, refreshTokenExpiresIn: 1 },
    ],
    ['', { accessToken: '-', refreshToken: '-' }],
  ])('%s', (search, tokens) => {
    expect(readTokens(search)).toMatchObject(tokens);
  });

  test('they are gone from the address before anything else, and can still be read afterwards', async () => {
    const location = { search: address, pathname: '/login/impersonate' };
    const replaceState = vi.fn<(state: unknown, title: string, path: string) => void>((_state, _title, path) => {
      location.search = new URL(path, 'http://localhost').search;
    });
    vi.stubGlobal('window', { location, history: { state: null, replaceState } });
    const { takeTokens } = await import('./take-tokens.ts');
    takeTokens();
    expect(replaceState).toHaveBeenCalledWith(null, '', '/login/impersonate');
    expect(location.search).toBe('');
    expect(takeTokens().accessToken).toBe('a+b');
    expect(replaceState).toHaveBeenCalledTimes(1);
  });
});
