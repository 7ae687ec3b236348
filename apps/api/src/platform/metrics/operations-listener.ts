import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { filesInHealth } from '../files/watch-store.ts';
import type { Metrics } from './metrics.ts';

export interface Operations {
  readonly metrics: Metrics;
  /** Whether the process can do its work now. */
  readonly isReady: () => Promise<boolean>;
  /** Whether files can be stored; a process that cannot do it is ready all the same. Null where none are kept. */
  readonly areFilesWell: () => boolean | null;
}

export interface OperationsListener {
  readonly port: number;
  close(): Promise<void>;
}

function answerHealth(response: ServerResponse, isWell: boolean, more: Readonly<Record<string, string>> = {}): void {
  const status = isWell ? 'ok' : 'unavailable';
  response.writeHead(isWell ? 200 : 503, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ status, ...more }));
}

async function answer(
  { metrics, isReady, areFilesWell }: Operations,
  path: string,
  response: ServerResponse,
): Promise<void> {
  switch (path) {
    case '/metrics': {
      const text = await metrics.scrape();
      response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
      return;
    }
    case '/health/live':
      return answerHealth(response, true);
    case '/health/ready':
      return answerHealth(response, await isReady(), filesInHealth(areFilesWell()));
    default:
      response.writeHead(404).end();
  }
}

/** Serves metrics and health to the operator, on the loopback address only; an api has its health on its own port as well. */
export async function listenForOperations(operations: Operations, port: number): Promise<OperationsListener> {
  const server = createServer((request, response) => {
    answer(operations, request.url ?? '', response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeIdleConnections();
      });
      await operations.metrics.close();
    },
  };
}
