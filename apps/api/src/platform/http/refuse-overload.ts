import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedLocale } from '@offizin/domain/locale/accept-language';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import type { CallClass } from '@offizin/domain/load/shedding';
import { Failure } from '../fail.ts';
import { errorMessages } from '../../texts/messages.ts';
import { plainPage } from '../plain-page.ts';
import { answerOf } from './client-errors.ts';

/** Seconds. */
const retryAfter = 2;

const pages = new Map<LocaleCode, Promise<string>>();

async function makePage(locale: LocaleCode): Promise<string> {
  const t = await errorMessages(locale);
  return plainPage({ locale, title: t('busy'), text: t('busyText'), again: retryAfter });
}

function pageIn(locale: LocaleCode): Promise<string> {
  const page = pages.get(locale) ?? makePage(locale);
  pages.set(locale, page);
  return page;
}

interface Refused {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly callClass: CallClass;
  /** Whether the connection ends with it. */
  readonly isLast: boolean;
}

/** Refuses calls that are too much: with a problem document, and whoever opens a page with one that tries again by itself. */
export function overloadRefusal(production: boolean): (refused: Refused) => void {
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
