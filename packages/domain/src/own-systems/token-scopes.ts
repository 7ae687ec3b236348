/** What a seller's token may do, by area: its levels, each one more than the ones before it (MKT-03). */
export const tokenAreas = {
  orders: ['read', 'process'],
  messages: ['read', 'write'],
  returns: ['read', 'decide'],
  offers: ['read', 'write'],
  price_rules: ['read', 'write'],
  uploads: ['read', 'write'],
  sync: ['read'],
  money: ['read'],
  shop: ['read'],
  events: ['read'],
} as const;

export type TokenArea = keyof typeof tokenAreas;
export const tokenAreaNames = Object.keys(tokenAreas) as readonly TokenArea[];

export type TokenScope = { [A in TokenArea]: `${A}:${(typeof tokenAreas)[A][number]}` }[TokenArea];
export type TokenLevel = (typeof tokenAreas)[TokenArea][number];

export const tokenScopes: readonly TokenScope[] = tokenAreaNames.flatMap((area) =>
  tokenAreas[area].map((level) => `${area}:${level}` as TokenScope),
);

/** Whether a token may do what asks for a scope: a level holds those before it. */
export function mayWith(scopes: readonly string[], wanted: TokenScope): boolean {
  const [area = '', level = ''] = wanted.split(':');
  const levels: readonly string[] = Object.hasOwn(tokenAreas, area) ? tokenAreas[area as TokenArea] : [];
  return levels.slice(levels.indexOf(level)).some((each) => scopes.includes(`${area}:${each}`));
}

/** Days after which a token ends. */
export const tokenDays = [30, 90, 365] as const;

/** Days before its end from which a token is about to end, and without a call after which it looks forgotten. */
const endsSoonDays = 14;
const forgottenDays = 90;
const day = 86_400_000;

export interface TokenTimes {
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly expiresAt: Date;
}

/** What a seller should look at: a token that has ended, that ends soon, or that nobody has used for long. */
export function tokenWarning(times: TokenTimes, now: Date): 'expired' | 'ends_soon' | 'unused' | null {
  const left = times.expiresAt.getTime() - now.getTime();
  if (left <= 0) return 'expired';
  if (left <= endsSoonDays * day) return 'ends_soon';
  const quiet = now.getTime() - (times.lastUsedAt ?? times.createdAt).getTime();
  return quiet >= forgottenDays * day ? 'unused' : null;
}
