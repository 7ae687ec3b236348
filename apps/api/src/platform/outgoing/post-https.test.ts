import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FileServer, startHttpServer } from '../../testing/file-servers.ts';
import { type Posted, postHttps } from './post-https.ts';

let server: FileServer;
let other: FileServer;
const called: string[] = [];

beforeAll(async () => {
  other = await startHttpServer((_request, reply) => {
    called.push('other');
    reply.writeHead(200).end();
  });
  server = await startHttpServer((request, reply) => {
    if (request.url === '/redirect') reply.writeHead(307, { location: `http://${other.host}/` }).end();
    else if (request.url === '/long') reply.writeHead(500).end('x'.repeat(1_000_000));
    else if (request.url === '/nul') reply.writeHead(200).end('a\u0000b');
    else if (request.url === '/drip') {
      reply.writeHead(200);
      const timer = setInterval(() => reply.write('.'), 20);
      reply.on('close', () => clearInterval(timer));
    } else if (request.url !== '/silent') reply.writeHead(204).end();
  });
});
afterAll(async () => {
  await server.close();
  await other.close();
});

const post = (path: string, changes: { milliseconds?: number; allowed?: string[] } = {}): Promise<Posted> =>
  postHttps({
    url: new URL(`http://${server.host}${path}`),
    body: '{}',
    headers: {},
    milliseconds: 2000,
    answerBytes: 1024,
    allowed: [server.host],
    ...changes,
  });

describe('security 20: calls to addresses of others', () => {
  test('a 2xx counts', async () => {
    expect(await post('/')).toEqual({ status: 204, problem: null, answer: '' });
  });

  test('a redirect is an answer like any other, and nobody goes there', async () => {
    expect(await post('/redirect')).toMatchObject({ status: 307, problem: 'unexpected_reply' });
    expect(called).toEqual([]);
  });

  test('of an answer only the beginning is read, as text that the database takes', async () => {
    expect((await post('/long')).answer).toHaveLength(1024);
    expect((await post('/nul')).answer).toBe('a\uFFFDb');
  });

  test.each(['/silent', '/drip'])('%s is over when its time is', async (path) => {
    expect(await post(path, { milliseconds: 300 })).toMatchObject({ problem: 'took_too_long' });
  });

  test('a private address that nobody has allowed is not called', async () => {
    expect(await post('/', { allowed: [other.host] })).toMatchObject({ problem: 'address_refused' });
  });

  test('a host that does not answer', async () => {
    const url = new URL('http://127.0.0.1:1/');
    const options = { body: '{}', headers: {}, milliseconds: 2000, answerBytes: 10, allowed: ['127.0.0.1:1'] };
    expect(await postHttps({ url, ...options })).toMatchObject({ problem: 'unreachable' });
  });
});
