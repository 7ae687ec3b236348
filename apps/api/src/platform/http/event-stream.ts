import { Readable } from 'node:stream';
import { limits } from '@offizin/domain/limits';
import type { FastifyInstance, FastifyReply } from 'fastify';

export interface ServerEvent {
  /** Where the browser goes on after a break; without one it goes on from the last that had one. */
  readonly id?: string;
  /** A name of its own for what is not a plain message. */
  readonly event?: string;
  readonly data: unknown;
}

/** An open stream of server-sent events to one browser. */
export interface EventStream {
  /** What the browser's Last-Event-ID says, or null on a first connection. */
  readonly lastEventId: string | null;
  send(events: readonly ServerEvent[]): void;
  /** A sign of life that browsers ignore. */
  heartbeat(): void;
  end(): void;
  onEnd(act: () => void): void;
}

/** What a handler of a streaming endpoint returns: what to do once the stream is open. */
export interface StreamReply {
  open(stream: EventStream): void;
}

/** How long a browser waits before it connects again, in milliseconds. */
const reconnectAfter = 2000;

function textOf({ id, event, data }: ServerEvent): string {
  return `${event === undefined ? '' : `event: ${event}\n`}${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;
}

interface OpenStreams {
  readonly ends: Set<() => void>;
  isClosing: boolean;
}

const openStreams = new WeakMap<FastifyInstance['server'], OpenStreams>();

/** Ends every open stream when the server closes, which would otherwise wait for them; one that was being opened ends as it opens. */
export function endStreamsOnClose(server: FastifyInstance): void {
  const open: OpenStreams = { ends: new Set(), isClosing: false };
  openStreams.set(server.server, open);
  server.addHook('preClose', async () => {
    open.isClosing = true;
    for (const end of open.ends) end();
  });
}

/** Answers with a stream of events; a browser that reads too slowly is cut off and goes on from its last id. */
export function sendEvents(reply: FastifyReply, { open }: StreamReply): FastifyReply {
  const { request } = reply;
  const header = request.headers['last-event-id'];
  const body = new Readable({ read: () => {} });
  const all = openStreams.get(reply.server.server);
  const ended = new Set<() => void>();
  let isOpen = true;
  const write = (text: string) => {
    if (!isOpen) return;
    if (body.readableLength > limits.liveBacklog) body.destroy();
    else body.push(text);
  };
  const end = () => {
    if (isOpen) body.push(null);
    isOpen = false;
  };
  all?.ends.add(end);
  body.once('close', () => {
    isOpen = false;
    all?.ends.delete(end);
    for (const act of ended) act();
  });
  request.raw.socket.setNoDelay(true);
  write(`retry: ${reconnectAfter}\n\n`);
  open({
    lastEventId: typeof header === 'string' && header !== '' ? header : null,
    send: (events) => write(events.map(textOf).join('')),
    heartbeat: () => write(':\n\n'),
    end,
    onEnd: (act) => ended.add(act),
  });
  if (all?.isClosing) end();
  return reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(body);
}
