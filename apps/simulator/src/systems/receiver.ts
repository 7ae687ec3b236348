import type { IncomingMessage, ServerResponse } from 'node:http';
import { isGenuine } from './verify-webhook.ts';

export interface Received {
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

interface Listener {
  readonly secret: string;
  readonly hear: (event: Received) => void;
}

const remembered = 500;

function readEvent(id: string, body: string): Received | null {
  try {
    const { type, data } = Object(JSON.parse(body));
    return typeof type === 'string' ? { id, type, data: Object(data) } : null;
  } catch {
    return null;
  }
}

/** Where the demo's systems are called: each path has its secret; what is not genuine is refused, what comes twice is heard once. */
export class Receiver {
  readonly #listeners = new Map<string, Listener>();
  readonly #known = new Set<string>();
  heard = 0;
  refused = 0;

  listen(path: string, listener: Listener): void {
    this.#listeners.set(path, listener);
  }

  /** Answers a call; resolves with the status that it got. */
  async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    response.writeHead(this.#judge(request, Buffer.concat(chunks).toString('utf8'))).end();
  }

  #judge({ url, headers }: IncomingMessage, body: string): number {
    const listener = this.#listeners.get(url ?? '');
    // A system that has just been started does not know its secret yet: it is called again.
    if (listener === undefined) return 503;
    const id = String(headers['webhook-id']);
    const event = isGenuine(listener.secret, { headers, body }, new Date()) ? readEvent(id, body) : null;
    if (event === null) {
      this.refused += 1;
      return 401;
    }
    if (this.#known.has(id)) return 200;
    if (this.#known.size >= remembered) this.#known.clear();
    this.#known.add(id);
    this.heard += 1;
    listener.hear(event);
    return 200;
  }
}
