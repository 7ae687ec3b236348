import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, whenSessionExpires } from './client.ts';
import { csrf } from './csrf.ts';
import { uploadFile } from './upload-file.ts';

const key = 'POST /offer-uploads';
const request = { query: { type: 'price_only', fileName: 'März 1.xlsx' } };

type Answer = readonly [status: number, body: unknown];
interface Sent {
  address: string;
  headers: Record<string, string>;
}

let answers: Answer[] = [];
let sent: Sent[] = [];

/** Plays the browser's request object: each sending takes the next answer, status 0 breaks the line. */
class PlayedRequest extends EventTarget {
  status = 0;
  responseText = '';
  readonly upload = new EventTarget();
  readonly #sent: Sent = { address: '', headers: {} };

  open(_method: string, address: string): void {
    this.#sent.address = address;
  }
  setRequestHeader(name: string, value: string): void {
    this.#sent.headers[name] = value;
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  send(file: Blob): void {
    sent.push(this.#sent);
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: file.size + 20 }));
    const [status, body] = answers.shift() ?? [0, null];
    if (status === -1) return;
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    queueMicrotask(() => this.dispatchEvent(new Event(status === 0 ? 'error' : 'load')));
  }
}

beforeEach(() => {
  sent = [];
  answers = [];
  csrf.set('token');
  vi.stubGlobal('XMLHttpRequest', PlayedRequest);
});
afterEach(() => {
  vi.unstubAllGlobals();
  whenSessionExpires(() => {});
});

const upload = { file: new Blob(['12345']), mediaType: 'application/x-test' };

const sentKeys = () => new Set(sent.map(({ headers }) => headers['idempotency-key']));

test('UPL-02 sends the file with its headers and reports no more bytes than it has', async () => {
  answers = [[200, { id: 'u-1' }]];
  const reported: number[] = [];
  expect(await uploadFile(key, request, { ...upload, onProgress: (bytes) => reported.push(bytes) })).toEqual({
    id: 'u-1',
  });
  expect(reported).toEqual([5]);
  expect(sent).toEqual([
    {
      address: '/api/offer-uploads?type=price_only&fileName=M%C3%A4rz+1.xlsx',
      headers: {
        accept: 'application/json',
        'content-type': 'application/x-test',
        'x-csrf-token': 'token',
        'idempotency-key': expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    },
  ]);
});

test.each<[string, Answer, number, string]>([
  ['a refusal', [415, { message: 'upload.not_excel' }], 415, 'upload.not_excel'],
  ['no answer', [0, null], 0, 'network'],
  ['a page of a proxy', [502, '<html>'], 502, 'internal'],
])('%s becomes an error with its code', async (_, answer, status, code) => {
  answers = [answer];
  const error: unknown = await uploadFile(key, request, upload).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status, code });
});

test('AUT-01 a stale token is renewed once, under the same idempotency key', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ csrfToken: 'fresh' })));
  answers = [
    [403, { message: 'csrf.invalid' }],
    [200, { id: 'u-2' }],
  ];
  await uploadFile(key, request, upload);
  expect(sent.map(({ headers }) => headers['x-csrf-token'])).toEqual(['token', 'fresh']);
  expect(sentKeys().size).toBe(1);
});

test('ORD-10 a file that is sent again keeps its key, another file has its own', async () => {
  answers = [
    [0, null],
    [200, { id: 'u-3' }],
    [200, { id: 'u-4' }],
  ];
  await uploadFile(key, request, upload).catch(() => null);
  await uploadFile(key, request, upload);
  expect(sentKeys().size).toBe(1);
  await uploadFile(key, request, { ...upload, file: new Blob(['6']) });
  expect(sentKeys().size).toBe(2);
});

test('ORD-10 a file that has arrived, or goes elsewhere, is sent under another key', async () => {
  const picture = { file: new Blob(['7']), mediaType: 'image/png' };
  const part = (kind: string) => ({ params: { kind }, query: { left: 0, top: 0, width: 300, height: 300, turns: 0 } });
  answers = [
    [0, null],
    [200, {}],
    [200, {}],
    [200, {}],
  ];
  await uploadFile('PUT /shop-profile/images/:kind', part('LOGO'), picture).catch(() => null);
  await uploadFile('PUT /shop-profile/images/:kind', part('BACKGROUND'), picture);
  expect(sentKeys().size).toBe(2);
  await uploadFile('PUT /shop-profile/images/:kind', part('LOGO'), picture);
  expect(sentKeys().size).toBe(2);
  await uploadFile('PUT /shop-profile/images/:kind', part('LOGO'), picture);
  expect(sentKeys().size).toBe(3);
});

test('AUT-07 an ended session signs out', async () => {
  const act = vi.fn<() => void>();
  whenSessionExpires(act);
  answers = [[401, { message: 'session_expired' }]];
  await uploadFile(key, request, upload).catch(() => null);
  expect(act).toHaveBeenCalledOnce();
});

test('cancelling ends it', async () => {
  answers = [[-1, null]];
  const cancel = new AbortController();
  const sending = uploadFile(key, request, { ...upload, signal: cancel.signal });
  await Promise.resolve();
  await Promise.resolve();
  cancel.abort();
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
});
