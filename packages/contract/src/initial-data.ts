import type { BrandId } from '@offizin/domain/brand/brands';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import type { MenuView, SellerView, SessionDetailsView } from './identity/session.ts';

export interface OperationView {
  /** Whether what takes longer (uploads, feeds, files) is worked on, too. */
  readonly isNormal: boolean;
  readonly checkedAt: string;
}

/** What the page embeds as JSON, so that the shell is drawn without a call first (GEN-09). */
export interface InitialData {
  readonly brand: BrandId;
  readonly locale: LocaleCode;
  readonly production: boolean;
  /** The companion application's base address in combined mode, else null (GEN-07). */
  readonly companionUrl: string | null;
  /** How the portal runs, for the sign-in panel; null for who is signed in. */
  readonly operation: OperationView | null;
  /** The next public holiday of the brand's home country that is no Sunday, within 45 days, as a date, or null (sign-in panel). */
  readonly nextHoliday: string | null;
  readonly session: SessionDetailsView | null;
  readonly seller: SellerView | null;
  readonly menu: MenuView | null;
  /** The cursor from which the live events of this page begin, when signed in (GEN-16). */
  readonly liveFrom: string | null;
  /** The provider that checks whether a human is at the screen; null: the portal's own puzzle (AUT-09). */
  readonly humanCheck: { readonly siteKey: string; readonly scriptUrl: string } | null;
  /** The script of the support chat, where the brand has one and it is configured (AUT-15). */
  readonly supportChatUrl: string | null;
  /** The script of the analytics, where the brand has them and they are configured (AUT-14). */
  readonly analyticsUrl: string | null;
  /** Whether addresses can be looked up while one types them (PRO-06). */
  readonly addressLookup: boolean;
  readonly csrfToken: string;
  /** Whether this is the page that a browser keeps for when it reaches no server: it came without asking who is there. */
  readonly isOfflinePage?: true;
}
