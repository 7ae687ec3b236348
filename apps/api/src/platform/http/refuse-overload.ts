import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedLocale } from '@offizin/domain/locale/accept-language';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import type { CallClass } from '@offizin/domain/load/shedding';
import { Failure } from '../fail.ts';
import type { App } from '../app.ts';
import { plainPage, type PlainTexts } from '../plain-page.ts';
import { answerOf } from './client-errors.ts';

/** Seconds. */
const retryAfter = 2;

/** The page of each language, made when it is first needed. */
function pagesOf(texts: PlainTexts): (locale: LocaleCode) => Promise<string> {
  const pages = new Map<LocaleCode, Promise<string>>();
  const makePage = async (locale: LocaleCode) =>
    plainPage({ locale, ...(await texts('busy', locale)), again: retryAfter });
  return (locale) => {
    const page = pages.get(locale) ?? makePage(locale);
    pages.set(locale, page);
    return page;
  };
}

interface Refused {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly callClass: CallClass;
  /** Whether the connection ends with it. */
  readonly isLast: boolean;
}

/** Refuses calls that are too much: with a problem document, and whoever opens a page with one that tries again by itself. */
export function overloadRefusal({
  config,
  plainTexts,
}: Pick<App, 'config' | 'plainTexts'>): (refused: Refused) => void {
  const { production } = config;
  const pageIn = pagesOf(plainTexts);
  const { status, headers, body } = answerOf(new Failure('overloaded', { retryAfter }), production);
  // The same again and again: all but its id is put together once.
  const [before, after] = body.split(headers['x-request-id']);
  const fixed = Object.entries(headers).filter(([name]) => name !== 'x-request-id');
  const ofPages = fixed.filter(([name]) => name !== 'content-type' && name !== 'content-length');
  return ({ request, response, callClass, isLast }) => {
    const id = randomUUID();
    const own = ['x-request-id', id, ...(isLast ? ['connection', 'close'] : [])];
    const sendProblem = () => response.writeHead(status, [...fixed.flat(), ...own]).end(`${before}${id}${after}`);
    if (callClass !== 'page' || request.headers.accept?.includes('text/html') !== true) return void sendProblem();
    const sendPage = (page: string) =>
      response.writeHead(status, [...ofPages.flat(), 'content-type', 'text/html; charset=utf-8', ...own]).end(page);
    pageIn(acceptedLocale(request.headers['accept-language'] ?? '')).then(sendPage, sendProblem);
  };
}
