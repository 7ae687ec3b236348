import { connect, type Socket } from 'node:net';

export interface RawReply {
  readonly status: number;
  /** The head of the reply, in lower case. */
  readonly head: string;
}

type Done = (reply: RawReply | Error) => void;

const headEnd = Buffer.from('\r\n\r\n');
const lastChunk = Buffer.from('\r\n0\r\n\r\n');

/** Whether the bytes so far are a whole reply; null while its head is not there. */
function readReply(bytes: Buffer): { reply: RawReply; isWhole: boolean } | null {
  const end = bytes.indexOf(headEnd);
  if (end < 0) return null;
  const head = bytes.toString('latin1', 0, end).toLowerCase();
  const reply = { status: Number(head.slice(9, 12)), head };
  const length = /content-length: (\d+)/.exec(head)?.[1];
  if (length !== undefined) return { reply, isWhole: bytes.length >= end + 4 + Number(length) };
  return { reply, isWhole: reply.status === 204 || bytes.subarray(-lastChunk.length).equals(lastChunk) };
}

/** A kept-alive connection that carries one call at a time. */
class Connection {
  readonly #socket: Socket;
  #chunks: Buffer[] = [];
  #done: Done | null = null;
  readonly #release: (own: Connection, isOpen: boolean) => void;

  constructor(port: number, release: (own: Connection, isOpen: boolean) => void) {
    this.#release = release;
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (chunk) => this.#take(chunk));
    this.#socket.on('error', () => {});
    this.#socket.on('close', () => this.#end(new Error('the connection broke'), false));
  }

  send(text: string, done: Done): void {
    this.#done = done;
    this.#socket.write(text, 'latin1');
  }

  #take(chunk: Buffer): void {
    this.#chunks.push(chunk);
    const read = readReply(this.#chunks.length === 1 ? chunk : Buffer.concat(this.#chunks));
    if (read === null || !read.isWhole) return;
    const closes = read.reply.head.includes('connection: close');
    if (closes) this.#socket.destroy();
    this.#end(read.reply, !closes);
  }

  #end(reply: RawReply | Error, isOpen: boolean): void {
    const done = this.#done;
    this.#done = null;
    this.#chunks = [];
    this.#release(this, isOpen);
    done?.(reply);
  }

  close(): void {
    this.#socket.destroy();
  }
}

/** Sends texts of requests over plain sockets and reads no more of a reply than where it ends: a client that costs more would be what is measured. */
export class RawClient {
  readonly #port: number;
  readonly #most: number;
  readonly #all = new Set<Connection>();
  readonly #free = new Set<Connection>();
  readonly #waiting: { readonly text: string; readonly done: Done }[] = [];

  constructor(port: number, connections: number) {
    this.#port = port;
    this.#most = connections;
  }

  send(text: string, done: Done): void {
    const [free] = this.#free;
    if (free !== undefined) {
      this.#free.delete(free);
      free.send(text, done);
    } else if (this.#all.size < this.#most) {
      const own = new Connection(this.#port, (connection, isOpen) => this.#release(connection, isOpen));
      this.#all.add(own);
      own.send(text, done);
    } else this.#waiting.push({ text, done });
  }

  #release(connection: Connection, isOpen: boolean): void {
    if (!isOpen) {
      if (!this.#all.delete(connection)) return;
      this.#free.delete(connection);
    } else this.#free.add(connection);
    const next = this.#waiting.shift();
    if (next !== undefined) this.send(next.text, next.done);
  }

  close(): void {
    for (const connection of this.#all) connection.close();
  }
}
