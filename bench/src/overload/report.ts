import { summarise } from '../measure/latencies.ts';
import { markdownTable } from '../measure/machine.ts';
import type { Driven } from './drive.ts';
import { type Kind, kinds } from './mixed-calls.ts';

const ms = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(value < 10 ? 1 : 0));

export const goodput = ({ good, seconds }: Driven) =>
  [...good.values()].reduce((sum, { length }) => sum + length, 0) / seconds;

/** What one process can do of each kind when nothing else is asked for, in calls per second. */
export type Alone = ReadonlyMap<Kind, number>;

export const goodOf = (kind: Kind, { good, seconds }: Driven) => (good.get(kind)?.length ?? 0) / seconds;

/**
 * Of the work that the process can do, how much it did: a confirmation or a sign-in costs many times a read, and when too much is
 * asked for they are what it takes, so that calls alone say little.
 */
const workOf = (driven: Driven, alone: Alone) =>
  [...alone].reduce((sum, [kind, most]) => sum + goodOf(kind, driven) / most, 0);

function row(name: string, wanted: readonly Kind[], { good, refused, seconds }: Driven): string[] {
  const of = (times: Driven['good']) => summarise(wanted.flatMap((kind) => [...(times.get(kind) ?? [])]));
  const [right, wrong] = [of(good), of(refused)];
  return [
    name,
    ((right.count + wrong.count) / seconds).toFixed(0),
    (right.count / seconds).toFixed(right.count / seconds < 20 ? 1 : 0),
    ...[right.p50, right.p99].map(ms),
    String(wrong.count),
    ...[wrong.p50, wrong.p99, wrong.max].map(ms),
  ];
}

export interface Capacity {
  /** Of the mixed load, per second; null where that is what is measured. */
  readonly calls: number | null;
  readonly alone: Alone;
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`;

/** One phase as Markdown; `capacity` is what goodput is compared with, as calls and as work. */
export function reportDriven(title: string, driven: Driven, capacity: Capacity): string[] {
  const others = [...driven.others].map(([what, times]) => `${what} × ${times}`);
  const ofCalls = capacity.calls === null ? '' : `, ${percent(goodput(driven) / capacity.calls)} of capacity in calls`;
  const share = `${ofCalls}, ${percent(workOf(driven, capacity.alone))} in work`;
  return [
    `### ${title}`,
    '',
    ...markdownTable(
      ['calls', 'sent /s', 'good /s', 'p50 ms', 'p99 ms', 'refused', 'p50 ms', 'p99 ms', 'max ms'],
      [...kinds.map((kind) => row(kind, [kind], driven)), row('**all**', kinds, driven)],
    ),
    '',
    `Goodput ${goodput(driven).toFixed(0)}/s${share}, over ${driven.seconds.toFixed(1)} s. Refusals without Retry-After or problem document: ${driven.bareRefusals}. Other replies: ${others.length === 0 ? 'none' : others.join('; ')}.`,
    driven.cost,
    '',
  ];
}

/** The most of each kind alone, as a line. */
export const reportAlone = (alone: Alone) =>
  `Alone, as fast as it goes: ${[...alone].map(([kind, most]) => `${most.toFixed(0)} ${kind}/s`).join(', ')}.`;

export function reportProbe(what: string, times: readonly number[]): string {
  const good = summarise(times.filter((time) => !Number.isNaN(time)));
  return `- ${what}: ${good.count} reads, median ${ms(good.p50)} ms, p99 ${ms(good.p99)} ms, longest ${ms(good.max)} ms; ${times.length - good.count} refused`;
}
