import type { InitialData } from '@offizin/contract/initial-data';
import { brands } from '@offizin/domain/brand/brands';

const bars = (count: number): string => '<i></i>'.repeat(count);

/** The empty frame of a signed-in screen: it is painted while the scripts are on their way, and goes when they draw the real one. */
export function firstFrame({ brand, menu }: InitialData): string {
  const mark = `<img src="/assets/icon-${brand}.svg" alt="" width="28" height="28"><b>${brands[brand].name}</b>`;
  const groups = (menu?.groups ?? []).map(({ items }) => `<div>${bars(items.length)}</div>`);
  return (
    `<div class="first-frame" aria-hidden="true"><aside><p>${mark}</p>${groups.join('')}</aside>` +
    `<div><header><p>${mark}</p></header><main>${bars(3)}</main></div></div>`
  );
}
