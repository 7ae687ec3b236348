import { apiBase } from '@offizin/contract/api';
import { acceptedLocale } from '@offizin/domain/locale/accept-language';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { plainPage } from '../plain-page.ts';
import { answerError, failureOf, noteFailure } from './problem.ts';

/** Whether a person opens an address in a browser. */
function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !url.startsWith(`${apiBase}/`) && headers.accept?.includes('text/html') === true;
}

/**
 * Answers errors: calls with a problem document; whoever opens a page with one that says what happened, and that tries
 * again by itself where the portal is busy.
 */
export function errorAnswer({ plainTexts }: Pick<App, 'plainTexts'>) {
  return async (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const failure = failureOf(error);
    if (!isNavigation(request) || failure.status < 500) return answerError(error, request, reply);
    noteFailure(failure, error, request);
    const isBusy = failure.code === 'overloaded';
    const locale = acceptedLocale(request.headers['accept-language'] ?? '');
    const texts = await plainTexts(isBusy ? 'busy' : 'failed', locale, request.id);
    const { retryAfter } = failure.detail;
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return reply
      .code(failure.status)
      .header('cache-control', 'no-store')
      .header('vary', 'accept-language')
      .type('text/html; charset=utf-8')
      .send(plainPage({ locale, ...texts, ...(retryAfter !== undefined && { again: retryAfter }) }));
  };
}
