import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { runningPortal } from './running-portal.ts';

/** What the line does with a request: lets it through, cuts it before the portal hears of it, or loses the portal's answer. */
type Fate = 'through' | 'cut' | 'lost';

/** The line between a browser and the portal, which a journey cuts where it likes; a worker's requests pass here as well. */
export interface Line {
  readonly port: number;
  /** Nothing gets through, either way, until it is restored. */
  cut(): void;
  restore(): void;
  /** The portal hears of calls like this and the browser gets no answer. */
  loseAnswersOf(path: RegExp): void;
  /** Calls like this are cut before the portal hears of them. */
  cutCallsOf(path: RegExp): void;
  /** Calls like this get no answer, and are cut with `letGo`; resolves once there is one. */
  holdCallOf(path: RegExp): Promise<void>;
  letGo(): void;
  /** Changes what the portal answers with. */
  rewrite(path: string, change: (body: string) => string): void;
  /** The writes that reached the portal, with their idempotency keys. */
  readonly writes: readonly { readonly path: string; readonly key: string }[];
  close(): Promise<void>;
}

export async function openLine(): Promise<Line> {
  const writes: { path: string; key: string }[] = [];
  const changes = new Map<string, (body: string) => string>();
  let isCut = false;
  let lost: RegExp | null = null;
  let cutCalls: RegExp | null = null;
  let hold: { readonly path: RegExp; readonly begin: () => void } | null = null;
  const held = new Set<IncomingMessage>();
  const fateOf = (path: string): Fate => {
    if (isCut || cutCalls?.test(path) === true) return 'cut';
    return lost?.test(path) === true ? 'lost' : 'through';
  };

  function pass(incoming: IncomingMessage, outgoing: ServerResponse, fate: Fate): void {
    const path = incoming.url ?? '/';
    const key = incoming.headers['idempotency-key'];
    if (typeof key === 'string') writes.push({ path, key });
    const change = changes.get(path);
    const headers = { ...incoming.headers, ...(change && { 'accept-encoding': 'identity' }) };
    const options = {
      host: '127.0.0.1',
      port: runningPortal().port,
      method: incoming.method,
      path,
      headers,
      agent: false,
    };
    const sent = request(options, (answer) => {
      if (fate === 'lost') {
        answer.resume();
        answer.on('end', () => outgoing.destroy());
        return;
      }
      if (change === undefined) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        // What breaks off on one side breaks off on the other.
        pipeline(answer, outgoing, () => {});
        return;
      }
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const { 'content-length': _, ...rest } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, rest).end(change(Buffer.concat(chunks).toString()));
      });
    });
    sent.on('error', () => outgoing.destroy());
    outgoing.on('close', () => sent.destroy());
    incoming.pipe(sent);
  }

  const server = createServer((incoming, outgoing) => {
    if (hold?.path.test(incoming.url ?? '/') === true) {
      held.add(incoming);
      hold.begin();
      return;
    }
    const fate = fateOf(incoming.url ?? '/');
    if (fate === 'cut') incoming.destroy();
    else pass(incoming, outgoing, fate);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    writes,
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    restore: () => {
      isCut = false;
      lost = null;
      cutCalls = null;
    },
    loseAnswersOf: (path) => {
      lost = path;
    },
    cutCallsOf: (path) => {
      cutCalls = path;
    },
    holdCallOf: (path) =>
      new Promise((begin) => {
        hold = { path, begin };
      }),
    letGo: () => {
      hold = null;
      for (const incoming of held) incoming.destroy();
      held.clear();
    },
    rewrite: (path, change) => void changes.set(path, change),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
