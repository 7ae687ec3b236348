import type { HomeLine } from '@offizin/contract/home/seller';
import type { ShopCalendar } from '@offizin/domain/calendar/opening-hours';
import type { HomeLineId } from '@offizin/domain/home/home-lines';
import type { Company } from '../../company/write/read-company.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { ActiveSession } from '../../../platform/session/active-session.ts';

/** What the lines are read from. */
export interface Reading {
  readonly db: SellerDb;
  readonly session: ActiveSession;
  readonly now: Date;
  readonly calendar: ShopCalendar;
  /** Null where nobody asks VIES. */
  readonly viesUrl: string | null;
  /** Null where no line asks for it. */
  readonly company: Company | null;
  readonly invitations: { readonly count: number; readonly expiresAt: Date | null } | null;
}

export type LineOf<K extends HomeLineId> = Extract<HomeLine, { kind: K }>;

/** Says what there is to do; null where there is nothing. */
export type LineReader<K extends HomeLineId> = (reading: Reading) => Promise<LineOf<K> | null> | LineOf<K> | null;
