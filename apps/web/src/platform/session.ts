import type { MenuView, SellerView, SessionDetailsView } from '@offizin/contract/identity/session';
import { type AccessSubject } from '@offizin/domain/access/access';
import { activeServices } from '@offizin/domain/access/seller-kinds';
import { call } from './client.ts';
import { csrf } from './csrf.ts';
import { initialData } from './initial-data.ts';
import { forgetKept } from './offline/key-half.ts';
import { shownShop } from './shown-shop.ts';
import { createStore, useStore } from './store.ts';

/** A signed-in seller: the session, who it is, and what it may open. */
export interface SignedIn {
  readonly session: SessionDetailsView;
  readonly seller: SellerView;
  readonly menu: MenuView;
}

function embedded(): SignedIn | null {
  const { session, seller, menu } = initialData;
  if (session) shownShop.set(session.sellerId);
  return session && seller && menu && { session, seller, menu };
}

const signedInNow = createStore(embedded());

export const currentSession = signedInNow.current;

export function useSession(): SignedIn | null {
  return useStore(signedInNow);
}

/** The signed-in seller, on screens that only a signed-in seller reaches. */
export function useSignedIn(): SignedIn {
  const signedIn = useSession();
  if (signedIn === null) throw new Error('this screen needs a session');
  return signedIn;
}

/** Loads who is signed in: only with the session's details is anyone logged (AUT-06). */
export async function loadSession(): Promise<SignedIn> {
  csrf.forget();
  shownShop.forget();
  const session = await call('POST /session-details', {});
  shownShop.set(session.sellerId);
  const signedIn = { session, ...(await readShop(session.sellerId)) };
  signedInNow.set(signedIn);
  return signedIn;
}

/** Goes on as who was signed in when there was a connection; the server decides again as soon as it is reached (GEN-19). */
export function restoreSession(signedIn: SignedIn): void {
  csrf.forget();
  shownShop.set(signedIn.session.sellerId);
  signedInNow.set(signedIn);
}

async function readShop(sellerId: string): Promise<Pick<SignedIn, 'seller' | 'menu'>> {
  const params = { sellerId };
  const [seller, menu] = await Promise.all([
    call('GET /seller/:sellerId', { params }),
    call('GET /dynamic-menu/:sellerId', { params }),
  ]);
  return { seller, menu };
}

/** Reads the shop and its menu again, for whoever is signed in still when they are there. */
export async function refreshShop(): Promise<void> {
  const sellerId = currentSession()?.session.sellerId;
  if (sellerId === undefined) return;
  const shop = await readShop(sellerId);
  const now = currentSession();
  if (now?.session.sellerId === sellerId) signedInNow.set({ ...now, ...shop });
}

const endings = new Set<() => void>();

/** What must not remain when a session has ended. */
export function whenSessionEnds(act: () => void): void {
  endings.add(act);
}

/** Removes the user from this browser; sign-out ends the session on the server. */
export function clearSession(): void {
  csrf.forget();
  shownShop.forget();
  signedInNow.set(null);
  for (const act of endings) act();
  forgetKept();
}

export function replaceSession(session: SessionDetailsView): void {
  const current = signedInNow.current();
  if (current !== null) signedInNow.set({ ...current, session });
}

export function subjectOf({ seller, session }: SignedIn): AccessSubject {
  return {
    brand: initialData.brand,
    services: activeServices(seller.services),
    marketplaceType: seller.marketplaceConfiguration.type,
    goldPartner: seller.goldPartner,
    role: session.role,
    awaitsApproval: seller.awaitsApproval,
    lacksSecondFactor: session.lacksSecondFactor,
  };
}
