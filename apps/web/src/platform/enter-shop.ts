import { landing, screens } from '@offizin/domain/access/screens';
import { keepUnsaved, leaveForGood } from './before-session-ends.ts';

let isLeaving = false;

const orders = () => `${screens[landing.screen].path}?${new URLSearchParams(landing.search).toString()}`;

/** Begins again, at the orders where no address is said: of the page before nothing is left, neither in memory nor on the screen. */
export function enterShop(address = orders()): void {
  isLeaving = true;
  leaveForGood();
  window.location.assign(address);
}

/** Goes where another tab has gone: nobody here was asked, so what was typed is kept. */
export function followToShop(): void {
  // A page hears its own broadcast, too, and knows better where it goes.
  if (isLeaving) return;
  keepUnsaved();
  enterShop();
}
