import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../../platform/app.ts';
import { withMarketplace } from '../../../platform/db/scopes/scopes.ts';
import { readVisit } from '../../../platform/http/visit.ts';
import { findOpenShops } from '../read/corner-queries.ts';
import { cornerAddress } from './corner-address.ts';

/** No sitemap holds more addresses (sitemaps.org). */
const mostAddresses = 50_000;
const keptSeconds = 3600;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const kept = (reply: FastifyReply, type: string) =>
  reply.header('cache-control', `public, max-age=${keptSeconds}`).type(`${type}; charset=utf-8`);

/** What search engines ask for: of the portal only the public pages of its shops are for them (PRO-10). */
export function addForCrawlers(server: FastifyInstance, app: App): void {
  const robots = (request: FastifyRequest, reply: FastifyReply) => {
    const { origin } = readVisit(app, request, reply);
    const lines = ['User-agent: *', 'Allow: /partner/', 'Disallow: /', `Sitemap: ${origin}/sitemap.xml`, ''];
    return kept(reply, 'text/plain').send(lines.join('\n'));
  };
  const sitemap = async (request: FastifyRequest, reply: FastifyReply) => {
    const { origin, host } = readVisit(app, request, reply);
    const shops = await withMarketplace(app.pool, host.brand, (db) => findOpenShops(db, mostAddresses));
    const urls = shops.map((id) => `<url><loc>${escaped(cornerAddress(origin, id))}</loc></url>`);
    return kept(reply, 'application/xml').send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
    );
  };
  server.route({ method: ['GET', 'HEAD'], url: '/robots.txt', handler: robots });
  server.route({ method: ['GET', 'HEAD'], url: '/sitemap.xml', handler: sitemap });
}
