import type { FastifyInstance } from 'fastify';
import { addForCrawlers } from './modules/public-page/seller/for-crawlers.ts';
import { addPartnerPages } from './modules/public-page/seller/partner-pages.ts';
import { initialData } from './modules/identity/seller/session/initial-data.ts';
import type { App } from './platform/app.ts';
import { addPages } from './platform/page.ts';

/** Every page that the server answers: the public ones of shops, and the portal's at all other addresses. */
export async function addAllPages(server: FastifyInstance, app: App): Promise<void> {
  addPartnerPages(server, app);
  addForCrawlers(server, app);
  await addPages(server, app, initialData);
}
