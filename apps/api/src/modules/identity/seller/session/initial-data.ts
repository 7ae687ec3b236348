import type { InitialData } from '@offizin/contract/initial-data';
import { currentLiveCursor } from '../../../events/write/current-live-cursor.ts';
import { readAskedServices } from '../../../services/write/service-queries.ts';
import { withIdentity } from '../../../../platform/db/scopes/scopes.ts';
import { operation } from './operation.ts';
import { nextHoliday } from './next-holiday.ts';
import { brands } from '@offizin/domain/brand/brands';
import type { BuildInitialData } from '../../../../platform/page.ts';
import { csrfTokenOf, readVisit } from '../../../../platform/http/visit.ts';
import type { App } from '../../../../platform/app.ts';
import { findViewedTours } from '../../../tours/write/viewed-tour-queries.ts';
import { type ActiveSession, loadSession } from '../../../../platform/session/active-session.ts';
import { resumeSession } from '../../../../platform/session/open-session.ts';
import { menuView, sellerView, sessionDetailsView } from './session-view.ts';

const nothing = { asked: [], viewed: [] };

/** What the shop has asked for, and which tours the person has seen in it. */
function readOf(app: App, session: ActiveSession) {
  return withIdentity(app.pool, async (db) => ({
    asked: await readAskedServices(db, session.sellerId),
    viewed: await findViewedTours(db, session, app.clock()),
  }));
}

/** What the page knows from its first byte on: brand, locale and, when signed in, session, seller and menu (GEN-09). */
export const initialData: BuildInitialData = async (app, { request, reply }): Promise<InitialData> => {
  const visit = readVisit(app, request, reply);
  let session = await loadSession(app, visit);
  if (session === null && (await resumeSession(app, visit))) session = await loadSession(app, visit);
  const { asked, viewed } = session === null ? nothing : await readOf(app, session);
  const { humanCheck, supportChatUrl, analyticsUrl, addressLookupUrl } = app.config;
  const brand = brands[visit.host.brand];
  return {
    brand: visit.host.brand,
    locale: session?.locale ?? visit.host.locale,
    production: app.config.production,
    companionUrl: app.config.companionUrl,
    operation: session === null ? await operation(app) : null,
    nextHoliday: session === null ? nextHoliday(visit.host.brand, app.clock()) : null,
    session: session && sessionDetailsView(session, viewed),
    seller: session && sellerView(session, asked),
    menu: session && menuView(session),
    liveFrom: session && (await currentLiveCursor(app)),
    humanCheck: humanCheck && { siteKey: humanCheck.siteKey, scriptUrl: humanCheck.scriptUrl },
    supportChatUrl: brand.supportChat ? supportChatUrl : null,
    analyticsUrl: brand.analytics ? analyticsUrl : null,
    addressLookup: addressLookupUrl !== null,
    csrfToken: csrfTokenOf(app, visit),
  };
};
