import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Processor time in seconds; `others` is what the rest of the machine used. */
export interface ProcessorTime {
  readonly generator: number;
  readonly api: number;
  readonly database: number;
  readonly others: number;
}

interface ProcessRow {
  readonly pid: number;
  readonly parent: number;
  readonly name: string;
  readonly ticks: number;
}

const ticksPerSecond = 100;

/** One line of /proc/<pid>/stat: the name is in brackets and may itself hold spaces and brackets. */
export function parseProcessRow(stat: string): ProcessRow {
  const open = stat.indexOf('(');
  const close = stat.lastIndexOf(')');
  const fields = stat
    .slice(close + 2)
    .split(' ')
    .map(Number);
  return {
    pid: Number(stat.slice(0, open)),
    parent: fields[1] ?? 0,
    name: stat.slice(open + 1, close),
    ticks: (fields[11] ?? 0) + (fields[12] ?? 0),
  };
}

function readProcesses(): ProcessRow[] {
  return readdirSync('/proc').flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return [];
    try {
      return [parseProcessRow(readFileSync(`/proc/${entry}/stat`, 'utf8'))];
    } catch {
      // It ended meanwhile.
      return [];
    }
  });
}

function busyTicks(): number {
  const fields = readFileSync('/proc/stat', 'utf8').split('\n')[0]?.trim().split(/\s+/).slice(1).map(Number) ?? [];
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0, steal = 0] = fields;
  return user + nice + system + irq + softIrq + steal;
}

/** The sums of this process (the load generator), its api and its PostgreSQL with all their children. */
export function sumProcessorTime(rows: readonly ProcessRow[], own: number, busy: number): ProcessorTime {
  const byPid = new Map(rows.map((row) => [row.pid, row]));
  const isBelow = (row: ProcessRow): boolean => {
    const parent = byPid.get(row.parent);
    return row.parent === own || (parent !== undefined && isBelow(parent));
  };
  const sum = (wanted: (row: ProcessRow) => boolean) =>
    rows.filter(wanted).reduce((total, row) => total + row.ticks, 0) / ticksPerSecond;
  const generator = sum((row) => row.pid === own);
  const database = sum((row) => row.name === 'postgres' && isBelow(row));
  const api = sum((row) => row.name !== 'postgres' && isBelow(row));
  return { generator, api, database, others: busy / ticksPerSecond - generator - database - api };
}

/** Processor time used so far, or null where the system does not report it in /proc. */
export function readProcessorTime(): ProcessorTime | null {
  return process.platform === 'linux' ? sumProcessorTime(readProcesses(), process.pid, busyTicks()) : null;
}

/** What each of `calls` cost between two readings, as a sentence of Markdown. */
export function describeProcessorTime(
  before: ProcessorTime,
  after: ProcessorTime,
  run: { calls: number; seconds: number },
): string {
  const spent = (part: keyof ProcessorTime) => after[part] - before[part];
  const each = (part: keyof ProcessorTime) => `${((spent(part) * 1000) / run.calls).toFixed(2)} ms`;
  const share = Math.max(0, (spent('others') / run.seconds / availableParallelism()) * 100);
  return (
    `Processor time per request: api ${each('api')}, PostgreSQL ${each('database')}, load generator ${each('generator')}. ` +
    `Whatever else ran on the machine took ${share.toFixed(0)} % of its cores.`
  );
}
