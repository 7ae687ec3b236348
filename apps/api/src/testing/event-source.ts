import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Browser } from './browser.ts';

export interface HeardEvent {
  readonly event: string;
  readonly id: string | null;
  readonly data: Record<string, unknown>;
}

/** A browser's end of a stream of server-sent events. */
export interface EventSourceEnd {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly events: readonly HeardEvent[];
  readonly text: () => string;
  readonly hasEnded: () => boolean;
  close(): void;
}

function readEvents(text: string): HeardEvent[] {
  return text
    .split('\n\n')
    .slice(0, -1)
    .flatMap((block) => {
      const fields = new Map(
        block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const),
      );
      const data = fields.get('data');
      if (data === undefined) return [];
      return [
        {
          event: fields.get('event') ?? 'message',
          id: fields.get('id') ?? null,
          data: JSON.parse(data) as Record<string, unknown>,
        },
      ];
    });
}

/** Connects to a server that listens, with the cookies of a browser that has signed in; resolves once it has answered. */
export function openEventSource(
  server: FastifyInstance,
  browser: Browser,
  options: { host: string; lastEventId?: string; query?: string },
): Promise<EventSourceEnd> {
  const { port } = server.server.address() as AddressInfo;
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = {
    host: options.host,
    cookie,
    ...(options.lastEventId !== undefined && { 'last-event-id': options.lastEventId }),
  };
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port,
        path: `/api/live${options.query ?? ''}`,
        headers: { ...headers, 'accept-encoding': 'br, gzip' },
      },
      (response) => {
        let text = '';
        let ended = false;
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('close', () => {
          ended = true;
        });
        response.on('error', () => {});
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          get events() {
            return readEvents(text);
          },
          text: () => text,
          hasEnded: () => ended,
          close: () => call.destroy(),
        });
      },
    );
    call.on('error', reject);
    call.end();
  });
}
