import type { ComponentType } from 'react';
import { MyAccess } from './my-access.tsx';

/** The tabs of the screen; `key` is what its address names, and the first one is shown without. */
export const accessTabs = [{ key: 'mine', Content: MyAccess }] as const satisfies readonly {
  readonly key: string;
  readonly Content: ComponentType;
}[];

export type AccessTab = (typeof accessTabs)[number];

/** The tab that an address names. */
export function tabOf(raw: Readonly<Record<string, unknown>>): AccessTab {
  return accessTabs.find(({ key }) => key === raw['tab']) ?? accessTabs[0];
}
