import type { Page } from '@playwright/test';
import { Ear, passing, type Replacement } from './ear.ts';
import type { Shop } from './shop.ts';

/** Begins to listen to a shop's user: numbers of orders and names that are others in each run are written as what they are. */
export function listenTo(page: Page, shop: Shop, more: readonly Replacement[] = []): Promise<Ear> {
  const numbers = shop.numbers.flatMap((number, at): Replacement[] => [
    [shop.shown(at).replaceAll('\u00a0', ' '), `‹order ${at + 1}›`],
    [number, `‹order ${at + 1}›`],
  ]);
  const [spaces, ...others] = passing;
  return Ear.of(page, [
    ...(spaces === undefined ? [] : [spaces]),
    ...numbers,
    ...more,
    [shop.username, '‹user›'],
    ...others,
  ]);
}
