import { summarise } from '../measure/latencies.ts';
import { markdownTable } from '../measure/machine.ts';
import type { Driven } from './drive.ts';
import { type Kind, kinds } from './mixed-calls.ts';

const ms = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(value < 10 ? 1 : 0));

export const goodput = ({ good, seconds }: Driven) =>
  [...good.values()].reduce((sum, { length }) => sum + length, 0) / seconds;

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

/** One phase as Markdown; `capacity` is what goodput is compared with. */
export function reportDriven(title: string, driven: Driven, capacity: number | null): string[] {
  const others = [...driven.others].map(([what, times]) => `${what} × ${times}`);
  const share = capacity === null ? '' : `, ${((goodput(driven) / capacity) * 100).toFixed(0)} % of capacity`;
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

export function reportProbe(what: string, times: readonly number[]): string {
  const good = summarise(times.filter((time) => !Number.isNaN(time)));
  return `- ${what}: ${good.count} reads, median ${ms(good.p50)} ms, p99 ${ms(good.p99)} ms, longest ${ms(good.max)} ms; ${times.length - good.count} refused`;
}
