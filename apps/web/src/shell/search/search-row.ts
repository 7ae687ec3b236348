import type { Remembered } from '@offizin/domain/search/remembered-searches';
import type { SearchGroup } from '@offizin/domain/search/search-groups';
import type { ReactNode } from 'react';

/** Where a result leads: an address of the portal, another one, or something that happens here. */
export type Lead =
  | { readonly to: string; readonly search?: Record<string, unknown> }
  | { readonly href: string }
  | { readonly act: () => void; readonly staysOpen?: true };

/** One result. */
export interface SearchRow {
  readonly id: string;
  readonly icon: ReactNode;
  readonly title: ReactNode;
  /** In grey beside the title, and in a line of its own. */
  readonly note?: ReactNode;
  readonly second?: ReactNode;
  /** At the right. */
  readonly end?: ReactNode;
  readonly lead: Lead;
  /** What stays in the browser when it is opened. */
  readonly remembers?: Remembered | null;
}

export type GroupName = SearchGroup | 'recent' | 'screens' | 'help' | 'lists';

export interface RowGroup {
  readonly name: GroupName;
  readonly rows: readonly SearchRow[];
  /** How many there are where not all are shown. */
  readonly total?: number | null;
}
