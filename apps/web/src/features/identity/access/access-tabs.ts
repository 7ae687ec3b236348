import type { Area } from '@offizin/domain/access/roles';
import type { ComponentType } from 'react';

/** A tab of the screen; the first one is shown by an address that names none. */
export interface AccessTab {
  /** What `?tab=` names, and its text. */
  readonly key: 'mine' | 'team' | 'activity';
  /** What one must be allowed to read; everybody sees a tab without area. */
  readonly area: Area | undefined;
  /** How much it holds. */
  readonly Count?: ComponentType;
  /** What is in the page's head beside the title. */
  readonly Actions?: ComponentType;
  readonly Content: ComponentType;
}

export type AccessTabs = readonly [AccessTab, ...AccessTab[]];

/** The tab that an address names. */
export function tabOf(tabs: AccessTabs, raw: Readonly<Record<string, unknown>>): AccessTab {
  return tabs.find(({ key }) => key === raw['tab']) ?? tabs[0];
}
