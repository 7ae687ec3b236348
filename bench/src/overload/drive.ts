import { setTimeout as wait } from 'node:timers/promises';
import { describeProcessorTime, readProcessorTime } from '../measure/processor-time.ts';
import { type Kind, kinds, type MixedCall } from './mixed-calls.ts';
import type { RawClient, RawReply } from './raw-client.ts';

export interface Driven {
  readonly seconds: number;
  readonly sent: number;
  /** Milliseconds of the calls answered with 200, by kind. */
  readonly good: ReadonlyMap<Kind, readonly number[]>;
  /** Milliseconds of those refused with 503. */
  readonly refused: ReadonlyMap<Kind, readonly number[]>;
  /** Refusals that do not say when to try again, or are no problem document. */
  readonly bareRefusals: number;
  /** What else was answered, with how often. */
  readonly others: ReadonlyMap<string, number>;
  readonly cost: string;
}

const isFull = ({ head }: RawReply) =>
  /\r\nretry-after: \d+/.test(head) && head.includes('content-type: application/problem+json');

/** Notes what becomes of calls. */
class Notes {
  readonly good = new Map<Kind, number[]>(kinds.map((kind) => [kind, []]));
  readonly refused = new Map<Kind, number[]>(kinds.map((kind) => [kind, []]));
  readonly others = new Map<string, number>();
  readonly #before = readProcessorTime();
  readonly #start = performance.now();
  bareRefusals = 0;
  sent = 0;
  answered = 0;

  take(kind: Kind, since: number, reply: RawReply | Error): void {
    this.answered += 1;
    if (reply instanceof Error) return this.#count(`${kind}: ${reply.message}`);
    if (reply.status !== 200 && reply.status !== 503) return this.#count(`${kind}: ${reply.status}`);
    const into = reply.status === 200 ? this.good : this.refused;
    into.get(kind)?.push(performance.now() - since);
    if (reply.status === 503 && !isFull(reply)) this.bareRefusals += 1;
  }

  #count(key: string): void {
    this.others.set(key, (this.others.get(key) ?? 0) + 1);
  }

  result(): Driven {
    const seconds = (performance.now() - this.#start) / 1000;
    const after = readProcessorTime();
    const { good, refused, others, bareRefusals, sent } = this;
    const calls = [...good.values()].reduce((sum, { length }) => sum + length, 0);
    const cost = this.#before && after ? describeProcessorTime(this.#before, after, { calls, seconds }) : '';
    return { seconds, sent, good, refused, bareRefusals, others, cost };
  }
}

/** As fast as it goes: a number of callers, each with its next call when the last one is answered. */
export async function driveClosed(
  client: RawClient,
  next: () => MixedCall,
  { users, seconds }: { users: number; seconds: number },
): Promise<Driven> {
  const notes = new Notes();
  const end = performance.now() + seconds * 1000;
  const user = async () => {
    while (performance.now() < end) {
      const { kind, text } = next();
      const since = performance.now();
      notes.sent += 1;
      notes.take(kind, since, await new Promise((resolve) => client.send(text, resolve)));
    }
  };
  await Promise.all(Array.from({ length: users }, user));
  return notes.result();
}

/** At a fixed rate, whatever the replies do; a call's time counts from the moment it was due. */
export async function driveOpen(
  client: RawClient,
  next: () => MixedCall,
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Driven> {
  const notes = new Notes();
  const total = Math.round(rate * seconds);
  const start = performance.now();
  while (notes.sent < total) {
    const due = Math.min(total, Math.floor(((performance.now() - start) / 1000) * rate));
    for (; notes.sent < due; notes.sent += 1) {
      const { kind, text } = next();
      const since = start + (notes.sent / rate) * 1000;
      client.send(text, (reply) => notes.take(kind, since, reply));
    }
    await wait(1);
  }
  const deadline = performance.now() + 20_000;
  while (notes.answered < notes.sent && performance.now() < deadline) await wait(5);
  return notes.result();
}

/** Sends one call after the other, each so long after the last reply; resolves with each one's milliseconds, NaN for a refusal. */
export async function probe(
  client: RawClient,
  text: string,
  { pause, until }: { pause: number; until: (times: readonly number[]) => boolean },
): Promise<number[]> {
  const times: number[] = [];
  while (!until(times)) {
    const since = performance.now();
    const reply = await new Promise<RawReply | Error>((resolve) => client.send(text, resolve));
    times.push(reply instanceof Error || reply.status !== 200 ? Number.NaN : performance.now() - since);
    await wait(pause);
  }
  return times;
}
