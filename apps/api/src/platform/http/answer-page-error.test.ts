import Fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { plainTexts } from '../../texts/plain-texts.ts';
import { Failure } from '../fail.ts';
import { errorAnswer } from './answer-page-error.ts';

const server = Fastify();
server.setErrorHandler(errorAnswer({ plainTexts }));
const failing = {
  '/partner/broken': () => new Error('a fault of ours'),
  '/partner/busy': () => new Failure('overloaded', { retryAfter: 2 }),
  '/partner/gone': () => new Failure('not_found'),
  '/api/orders': () => new Error('a fault of ours'),
};
for (const [path, error] of Object.entries(failing))
  server.get(path, () => {
    throw error();
  });
afterAll(() => server.close());

const open = (url: string, accept: string, language = 'de') =>
  server.inject({ url, headers: { accept, 'accept-language': language } });
const page = 'text/html,application/xhtml+xml';

describe('ERR-02 whoever opens a page is never answered with JSON', () => {
  test('a fault of ours says what to do and its reference', async () => {
    const { statusCode, headers, body } = await open('/partner/broken', page);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      500,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(body).toContain('<html lang="de-DE">');
    expect(body).toContain('Auf dieser Seite ist ein Fehler aufgetreten');
    expect(body).toMatch(/Referenz: req-\w+|Referenz: [\w-]+/);
    expect(body).not.toContain('a fault of ours');
  });

  test('a busy portal asks again by itself', async () => {
    const { statusCode, headers, body } = await open('/partner/busy', page, 'en-GB');
    expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
    expect(body).toContain('The portal is busy');
    expect(body).toContain('<meta http-equiv="refresh" content="2">');
  });

  test.each([
    ['a call', '/api/orders', page, 500],
    ['who asks for data', '/partner/broken', 'application/json', 500],
    ['an expected refusal', '/partner/gone', page, 404],
  ])('%s gets a problem document', async (_who, url, accept, status) => {
    const { statusCode, headers } = await open(url, accept);
    expect([statusCode, headers['content-type']]).toEqual([status, 'application/problem+json; charset=utf-8']);
  });
});
