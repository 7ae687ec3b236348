import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { inProject } from '../../scripts/project.ts';
import { summarise } from './measure/latencies.ts';
import { describeMachine, markdownTable } from './measure/machine.ts';
import { readNumber } from './measure/settings.ts';

interface Figures {
  readonly runs: readonly number[];
  readonly peak: number;
  readonly base: number;
  readonly outcome: string;
  readonly count: number;
}

const runs = readNumber(process.env, 'BENCH_RUNS', 9);
const megabytes = readNumber(process.env, 'BENCH_MEGABYTES', 5);
const program = inProject('packages', 'spreadsheet', 'src', 'testing', 'measure-reading.ts');
const print = (line: string) => void process.stdout.write(`${line}\n`);

/** The measuring program in a process of its own, so that the peak of its memory is that of one way to read one file. */
async function run<T>(...args: readonly string[]): Promise<T> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], { maxBuffer: 2 ** 24 });
  const result: T = JSON.parse(stdout);
  return result;
}

const median = ({ runs }: Figures) => summarise(runs).p50;
const first = ({ runs }: Figures) => (runs[0] ?? 0).toFixed(0);
const memory = ({ peak, base }: Figures) => ((peak - base) / 2 ** 20).toFixed(0);
const times = (figures: Figures, inflate: Figures) =>
  `${median(figures).toFixed(0)} (${(median(figures) / median(inflate)).toFixed(1)} ×)`;

async function measureShape(file: string): Promise<string[]> {
  const measure = (reader: string, count = runs) => run<Figures>(reader, file, String(count));
  const inflate = await measure('inflate');
  const parse = await measure('parse');
  const texts = await measure('texts');
  const oracle = await measure('oracle', Math.min(runs, 3));
  const size = (bytes: number) => (bytes / 2 ** 20).toFixed(1);
  return [
    path.basename(file),
    String(parse.count),
    `${size(statSync(file).size)} → ${size(inflate.count)}`,
    median(inflate).toFixed(0),
    times(parse, inflate),
    first(parse),
    times(texts, inflate),
    times(oracle, inflate),
    memory(parse),
    memory(oracle),
  ];
}

async function measureHeavy(file: string): Promise<string[]> {
  const figures = await run<Figures>('parse', file);
  return [
    path.basename(file),
    (statSync(file).size / 2 ** 20).toFixed(1),
    figures.outcome,
    first(figures),
    memory(figures),
  ];
}

const shapeHead = [
  'file',
  'rows',
  'MB packed → inflated',
  'inflate ms',
  'read ms',
  'first read ms',
  'read, every cell as text ms',
  '@e965/xlsx ms',
  'memory MB',
  '@e965/xlsx memory MB',
];
const heavyHead = ['file', 'MB packed', 'outcome', 'ms', 'memory MB'];

async function inTurn<T>(items: readonly T[], measure: (item: T) => Promise<string[]>): Promise<string[][]> {
  const rows: string[][] = [];
  for (const item of items) rows.push(await measure(item));
  return rows;
}

print('Writing the files …');
const machine = describeMachine('no database');
const { folder, shapes, heavy } = await run<{ folder: string; shapes: string[]; heavy: string[] }>(
  'write',
  String(megabytes * 2 ** 20),
);
try {
  print('Reading them …');
  const shapeRows = await inTurn(shapes, (name) => measureShape(path.join(folder, name)));
  const heavyRows = await inTurn(heavy, (name) => measureHeavy(path.join(folder, name)));
  print(
    [
      '',
      ...machine,
      `- medians of ${runs} reads, the first one also alone`,
      '',
      ...markdownTable(shapeHead, shapeRows),
      '',
      ...markdownTable(heavyHead, heavyRows),
    ].join('\n'),
  );
} finally {
  await run('remove', folder).catch(() => undefined);
}
