import { landing, screens } from '@offizin/domain/access/screens';
import { keepUnsaved, leaveForGood } from './before-session-ends.ts';

/** Begins anew at the orders: of the page before nothing is left, neither in memory nor on the screen. */
export function enterShop(): void {
  leaveForGood();
  window.location.assign(`${screens[landing.screen].path}?${new URLSearchParams(landing.search).toString()}`);
}

/** Goes where another tab has gone: nobody here was asked, so what was typed is kept. */
export function followToShop(): void {
  keepUnsaved();
  enterShop();
}
