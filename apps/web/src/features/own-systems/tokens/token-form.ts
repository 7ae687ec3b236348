import {
  type TokenArea,
  tokenAreaNames,
  tokenAreas,
  type TokenLevel,
  type TokenScope,
} from '@offizin/domain/own-systems/token-scopes';
import type { FieldError } from '@offizin/contract/errors';

/** The strongest level of each area, `none` for none. */
export type AreaLevels = Readonly<Record<TokenArea, TokenLevel | 'none'>>;

/** Whose a token is: the shop's, or the person's who makes it. */
export const tokenOwners = ['shop', 'maker'] as const;
type TokenOwner = (typeof tokenOwners)[number];

/** On what a token acts: the shop, or its sandbox. */
export const tokenKinds = ['live', 'test'] as const;
type TokenKind = (typeof tokenKinds)[number];

export interface TokenValues extends AreaLevels {
  readonly name: string;
  readonly days: string;
  readonly owner: TokenOwner;
  readonly kind: TokenKind;
}

export const noTokenValues: TokenValues = {
  name: '',
  days: '90',
  owner: 'shop',
  kind: 'live',
  orders: 'read',
  returns: 'none',
  offers: 'none',
  price_rules: 'none',
  uploads: 'none',
  sync: 'none',
  messages: 'none',
  money: 'none',
  shop: 'none',
  events: 'none',
};

/** A level with all that are below it. */
export function scopesOf(values: AreaLevels): TokenScope[] {
  return tokenAreaNames.flatMap((area) => {
    const levels: readonly TokenLevel[] = tokenAreas[area];
    const reached = values[area] === 'none' ? -1 : levels.indexOf(values[area]);
    return levels.slice(0, reached + 1).map((level) => `${area}:${level}` as TokenScope);
  });
}

export function tokenErrors(values: TokenValues): FieldError[] {
  return [
    ...(values.name.trim() === '' ? [{ path: 'body.name', code: 'field.required' }] : []),
    ...(scopesOf(values).length === 0 ? [{ path: 'body.orders', code: 'field.required' }] : []),
  ];
}
