import type { FastifyInstance } from 'fastify';
import { addPartnerPages } from './features/partner-corner/partner-pages.ts';
import { initialData } from './features/session/initial-data.ts';
import type { App } from './platform/app.ts';
import { addPages } from './platform/page.ts';

/** Every page that the server answers: the public ones of shops, and the portal's at all other addresses. */
export async function addAllPages(server: FastifyInstance, app: App): Promise<void> {
  addPartnerPages(server, app);
  await addPages(server, app, initialData);
}
