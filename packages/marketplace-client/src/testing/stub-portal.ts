import { createServer, type IncomingMessage } from 'node:http';

export interface Seen {
  readonly method: string | undefined;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Record<string, string>;
}

export interface StubPortal {
  readonly baseUrl: string;
  readonly seen: readonly Seen[];
  readonly close: () => void;
}

/** An HTTP server in the portal's place: answers as set up and records what it was asked. */
export async function startStubPortal(answer: (request: Seen, nth: number) => Answer): Promise<StubPortal> {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method, url = '', headers } = request;
    const noted = { method, url, headers, body: Buffer.concat(chunks).toString() };
    const { status, body, headers: extra } = answer(noted, seen.length);
    seen.push(noted);
    response.writeHead(status, { 'content-type': 'application/json', ...extra });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stub has no port');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { baseUrl: `http://127.0.0.1:${address.port}`, seen, close };
}
