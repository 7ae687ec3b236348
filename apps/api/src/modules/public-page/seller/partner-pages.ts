import { createHash } from 'node:crypto';
import { secondsUntilChange } from '@offizin/domain/calendar/days-off';
import { localeOfVisitor } from '@offizin/domain/brand/visitor-locales';
import { legalTypes } from '@offizin/domain/legal-documents/legal-documents';
import { limits } from '@offizin/domain/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../../platform/app.ts';
import { documentName, imageKey, pdfType } from '../../../platform/files/media.ts';
import { readVisit } from '../../../platform/http/visit.ts';
import { cornerAddress } from './corner-address.ts';
import { cornerPage } from './corner-page.ts';
import { cornerWords } from './corner-words.ts';
import { shownVersion } from './legal-list.ts';
import { legalPage } from './legal-page.ts';
import { missingPage } from './missing-page.ts';
import { cornerPolicy } from './page-frame.ts';
import { type Corner, findCorner, readCorner } from './read-corner.ts';
import { VisitRate } from '../../../platform/http/visit-rate.ts';

interface Asked {
  readonly Params: { readonly externalId: string; readonly type?: string };
  readonly Querystring: { readonly lang?: unknown };
}

/** What an id may be made of; anything else is looked up nowhere. */
const idPattern = /^[^\p{C}]{1,64}$/u;

type AskedRequest = FastifyRequest<Asked>;

/** Who asks for a page, and how: it reads no cookie and sets none. */
function visitOf(app: App, request: AskedRequest, reply: FastifyReply) {
  const { host, origin, address } = readVisit(app, request, reply);
  const { lang } = request.query;
  const accepts = request.headers['accept-language'] ?? '';
  const locale = localeOfVisitor(host, { asked: typeof lang === 'string' ? lang : '', accepts });
  return { brand: host.brand, origin, address, locale, now: app.clock() };
}

type Visit = ReturnType<typeof visitOf>;

const isKnown = (request: FastifyRequest, tag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === tag);

/**
 * Browsers ask each time whether it is still the same, so that a change is seen at once; caches between may pass it on for some
 * seconds, and never past the moment at which the shop opens or closes.
 */
function sendPage(request: FastifyRequest, reply: FastifyReply, page: { text: string; seconds: number }): FastifyReply {
  const tag = `"${createHash('sha256').update(page.text).digest('base64url')}"`;
  const kept = Math.min(page.seconds, limits.publicPageKept);
  reply
    .header('etag', tag)
    .header('vary', 'accept-language')
    .header('cache-control', `public, max-age=0, s-maxage=${kept}, must-revalidate`)
    .header('content-security-policy', cornerPolicy);
  return isKnown(request, tag) ? reply.code(304).send() : reply.type('text/html; charset=utf-8').send(page.text);
}

async function sendMissing(reply: FastifyReply, visit: Visit, kind: 'notFound' | 'tooMany'): Promise<FastifyReply> {
  const page = await missingPage(visit, visit.locale, kind);
  return reply
    .code(kind === 'notFound' ? 404 : 429)
    .header('vary', 'accept-language')
    .header('cache-control', 'no-store')
    .header('content-security-policy', cornerPolicy)
    .type('text/html; charset=utf-8')
    .send(page);
}

/** The shop that an address names, as it is now; null where there is none to show. */
async function cornerOf(app: App, visit: Visit, externalId: string): Promise<Corner | null> {
  const shop = idPattern.test(externalId) ? await findCorner(app, visit.brand, externalId) : null;
  return shop && readCorner(app, shop, visit.now);
}

const addressOf = ({ origin }: Visit, externalId: string): string => cornerAddress(origin, externalId);

type Send = (app: App, request: AskedRequest, reply: FastifyReply) => Promise<FastifyReply>;

const sendCorner: Send = async (app, request, reply) => {
  const visit = visitOf(app, request, reply);
  const { externalId } = request.params;
  const corner = await cornerOf(app, visit, externalId);
  if (corner === null) return sendMissing(reply, visit, 'notFound');
  const words = await cornerWords(corner, visit.locale, visit.now);
  const text = cornerPage(corner, words, addressOf(visit, externalId));
  const moments = corner.duties.flatMap(({ from, to }) => [from, to]);
  return sendPage(request, reply, { text, seconds: secondsUntilChange(corner.calendar, visit.now, moments) });
};

/** The version of a document that an address names, in the visitor's language where there is one. */
async function legalOf(app: App, visit: Visit, { externalId, type }: Asked['Params']) {
  const known = legalTypes.find((each) => each === type);
  const corner = known === undefined ? null : await cornerOf(app, visit, externalId);
  const version = known === undefined || corner === null ? null : shownVersion(corner, known, visit);
  return corner === null || version === null ? null : { corner, version };
}

const sendLegal: Send = async (app, request, reply) => {
  const visit = visitOf(app, request, reply);
  const { externalId, type = '' } = request.params;
  const found = await legalOf(app, visit, request.params);
  if (found === null) return sendMissing(reply, visit, 'notFound');
  const words = await cornerWords(found.corner, visit.locale, visit.now);
  const text = legalPage(found.corner, found.version, {
    ...words,
    address: `${addressOf(visit, externalId)}/legal/${type}`,
  });
  return sendPage(request, reply, { text, seconds: limits.publicPageKept });
};

/** A file of a shop is saved, not opened in the portal's own origin. */
const sendLegalFile: Send = async (app, request, reply) => {
  const visit = visitOf(app, request, reply);
  const content = (await legalOf(app, visit, request.params))?.version.content;
  const file = content?.kind === 'file' ? await app.files?.open(imageKey(content.fileId, documentName)) : null;
  if (file === null || file === undefined) return sendMissing(reply, visit, 'notFound');
  return reply
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .header('content-disposition', `attachment; filename="${request.params.type ?? 'document'}.pdf"`)
    .header('cache-control', 'public, max-age=0, must-revalidate')
    .header('content-length', file.bytes)
    .type(pdfType)
    .send(file.content);
};

/** The public pages of shops: for everybody, without a session, complete without a script (PRO-10). */
export function addPartnerPages(server: FastifyInstance, app: App): void {
  const rate = new VisitRate(limits.publicVisitsPerMinute);
  const within =
    (send: Send) =>
    async (request: AskedRequest, reply: FastifyReply): Promise<FastifyReply> =>
      rate.isOver(request.ip, app.clock())
        ? sendMissing(reply.header('retry-after', 60), visitOf(app, request, reply), 'tooMany')
        : send(app, request, reply);
  // Who asks for the head alone gets that of the page.
  const page = (url: string, send: Send) =>
    server.route<Asked>({ method: ['GET', 'HEAD'], url, handler: within(send) });
  page('/partner/:externalId', sendCorner);
  page('/partner/:externalId/legal/:type', sendLegal);
  page('/partner/:externalId/legal/:type/file', sendLegalFile);
}
