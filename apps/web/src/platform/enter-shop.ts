import { landing, screens } from '@offizin/domain/access/screens';

/** Begins anew at the orders: of the page before nothing is left, neither in memory nor on the screen. */
export function enterShop(): void {
  window.location.assign(`${screens[landing.screen].path}?${new URLSearchParams(landing.search).toString()}`);
}
