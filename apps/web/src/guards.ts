import type { DenialReason } from '@offizin/domain/access/access';
import { legacyDenial } from '@offizin/domain/access/legacy-jobs';
import {
  denialTargets,
  landing,
  letsThrough,
  type ScreenId,
  screenDenial,
  screens,
} from '@offizin/domain/access/screens';
import { redirect } from '@tanstack/react-router';
import { initialData } from './platform/initial-data.ts';
import { currentSession, subjectOf } from './platform/session.ts';

let onDenied: () => void = () => {};

/** What the user sees when a screen is not for its account (ACC-06). */
export function whenDenied(act: () => void): void {
  onDenied = act;
}

let previous: string | null = null;
let current: string | null = null;

/** Keeps where a navigation comes from; null on the very first load. */
export function rememberNavigation(path: string): void {
  if (path === current) return;
  previous = current;
  current = path;
}

/** With a live session, sign-in and impersonation lead straight to the orders (AUT-06). */
export function guardSignIn(): void {
  if (currentSession() !== null)
    throw redirect({ to: screens[landing.screen].path, search: landing.search, replace: true });
}

/** Leaves for the companion application, which serves this path in combined mode (GEN-07); Back does not lead here again. */
function leaveFor(path: string): Promise<never> {
  window.location.replace(`${initialData.companionUrl ?? ''}${path}`);
  return new Promise(() => {});
}

interface Place {
  readonly pathname: string;
  readonly href: string;
}

/** The query of an address, without what a fragment holds. */
const queryOf = (href: string): string => new URL(href, 'https://portal.invalid').search;

/** A seller whose sales run elsewhere is led there, and some screens say by themselves why one is there; the others need a word. */
const explained: ReadonlySet<DenialReason> = new Set(['brand', 'service', 'role']);
/** In combined mode the companion application serves what these lead to. */
const companionHas: ReadonlySet<DenialReason> = new Set(['approval', 'service', 'seller_type']);

/** Redirects whoever may not open a screen to where the access rules lead (ACC-03, ACC-04). */
export async function guardScreen(id: ScreenId, place: Place): Promise<void> {
  const screen = screens[id];
  if (screen.public) {
    const wrongBrand = screen.requirement?.brands?.includes(initialData.brand) === false;
    // Whoever is not signed in has lost no session by asking for a page that the brand has not.
    const instead = currentSession() === null ? screens.login.path : screens.home.path;
    if (wrongBrand) throw redirect({ to: instead, replace: true });
    return;
  }
  const signedIn = currentSession();
  if (signedIn === null) {
    throw redirect({ to: screens.login.path, search: { returnTo: place.href, expired: true }, replace: true });
  }
  const combined = initialData.companionUrl !== null;
  const subject = subjectOf(signedIn);
  const denial = screenDenial(id, subject) ?? (combined ? null : legacyDenial(id, subject));
  if (denial === null || letsThrough(denial, { production: initialData.production, from: previous })) {
    if (screen.legacy && combined) await leaveFor(place.pathname + queryOf(place.href));
    return;
  }
  if (explained.has(denial)) onDenied();
  const target = screens[denialTargets[denial]].path;
  if (combined && companionHas.has(denial)) await leaveFor(target);
  throw redirect({ to: target, replace: true });
}
