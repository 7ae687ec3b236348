import type pg from 'pg';
import { freePort } from '../../scripts/database/free-port.ts';
import { describeMachine, markdownTable } from './measure/machine.ts';
import { summarise } from './measure/latencies.ts';
import { readNumber } from './measure/settings.ts';
import { besideBusy } from './measure/busy-processes.ts';
import { type HttpClient, openHttpClient } from './portal/http-client.ts';
import { host, startApi } from './portal/running-portal.ts';
import { listProducts, withCatalogue } from './uploads/bench-catalogue.ts';
import { benchSellers } from './uploads/catalogue-sql.ts';
import { measureLimit } from './uploads/limit.ts';
import { emptyShops, measureFiles } from './uploads/measure-files.ts';
import { measureSellers } from './uploads/measure-sellers.ts';
import { measureUpserts } from './uploads/measure-upserts.ts';
import { type ListedProduct, offerFile } from './uploads/offer-file.ts';
import { openUploader, type TimedUpload, type Uploader } from './uploads/upload-client.ts';
import { watchProcess } from './uploads/watch-process.ts';

const size = {
  products: readNumber(process.env, 'BENCH_PRODUCTS', 500_000),
  offersPerProduct: readNumber(process.env, 'BENCH_OFFERS_PER_PRODUCT', 4),
};
const rows = readNumber(process.env, 'BENCH_ROWS', 140_000);
const rounds = readNumber(process.env, 'BENCH_ROUNDS', 5);
/** Without upserts and files of other programs. */
const isShort = process.env['BENCH_SHORT'] === 'yes';
/** So many processes beside it that only count keep the processors busy. */
const busyBeside = readNumber(process.env, 'BENCH_BUSY', 0);
const print = (line: string) => void process.stdout.write(`${line}\n`);

const scenarios = [
  { name: 'first upload', changed: 0 },
  { name: 'the same again', changed: 0 },
  { name: '10 % changed', changed: 10 },
  { name: 'all changed', changed: 100 },
] as const;

interface Running {
  readonly url: string;
  readonly client: pg.Client;
  readonly http: HttpClient;
  readonly metricsPort: number;
}

interface Round {
  readonly timed: readonly TimedUpload[];
  readonly inflate: number;
  readonly copies: number;
}

/** One shop's uploads one after the other, beginning with an empty shop, and the limit right after them. */
async function runRound({ url, client }: Running, uploader: Uploader, files: readonly Buffer[]): Promise<Round> {
  await emptyShops(client);
  const timed: TimedUpload[] = [];
  for (const file of files) timed.push(await uploader.upload(file));
  const [first] = files;
  if (first === undefined) throw new Error('no file');
  return { timed, ...(await measureLimit(url, first)) };
}

/** The middle one of the rounds, as text. */
function median(of: readonly Round[], figure: (round: Round) => number | undefined, digits = 0): string {
  return summarise(of.map((round) => figure(round) ?? Number.NaN)).p50.toFixed(digits);
}

/** Each scenario in several rounds against the limit of its own round: what else runs on the machine changes both. */
async function measureChanges(
  running: Running,
  uploader: Uploader,
  products: readonly ListedProduct[],
): Promise<string[]> {
  const small = await uploader.upload(await offerFile(products.slice(0, 20_000), 0));
  const files = await Promise.all(scenarios.map(({ changed }) => offerFile(products, changed)));
  const made: Round[] = [];
  const { memory, stall, idleStall } = await watchProcess(running.metricsPort, async () => {
    for (let round = 1; round <= rounds; round += 1) {
      print(`Round ${round} of ${rounds} …`);
      made.push(await runRound(running, uploader, files));
    }
  });
  const limitOf = ({ inflate, copies }: Round) => inflate + copies;
  return [
    `- ${size.products} products, ${products.filter(({ ean }) => ean !== '').length} of the ${products.length} in the files with a published GTIN (none where the tables are not beside the project), ${size.products * size.offersPerProduct} offers of others; files of ${rows} rows, ${((files[0]?.length ?? 0) / 2 ** 20).toFixed(1)} MB`,
    `- medians of ${rounds} rounds; limit: ${median(made, limitOf)} ms = inflate ${median(made, ({ inflate }) => inflate)} + both raw COPYs ${median(made, ({ copies }) => copies)}`,
    `- most memory of the process (api and worker in one): ${(memory / 2 ** 20).toFixed(0)} MB; longest stall of its event loop: ${(stall * 1000).toFixed(0)} ms, of a process beside it that does nothing: ${(idleStall * 1000).toFixed(0)} ms`,
    `- dry run of 20,000 rows, request to stored check: ${small.dryRun.toFixed(0)} ms, of it the engine ${small.engine} ms`,
    '',
    ...markdownTable(
      ['upload', 'dry run, ms', 'apply: request to committed, ms', '× limit', 'created', 'changed', 'unchanged'],
      scenarios.map(({ name }, index) => [
        name,
        median(made, ({ timed }) => timed[index]?.dryRun),
        median(made, ({ timed }) => timed[index]?.apply),
        median(made, (round) => (round.timed[index]?.apply ?? Number.NaN) / limitOf(round), 1),
        ...['created', 'changed', 'unchanged'].map((what) => String(made[0]?.timed[index]?.summary[what])),
      ]),
    ),
  ];
}

async function measureAll(running: Running): Promise<string[]> {
  const { client, http, metricsPort } = running;
  const uploader = await openUploader(client, http);
  const products = await listProducts(client, rows);
  // The engine's thread and its copy of the catalogue are there before anything is measured.
  print('Warming up …');
  await uploader.upload(await offerFile(products.slice(0, 100), 0));
  const changes = await measureChanges(running, uploader, products);
  const more: string[] = [];
  if (!isShort) {
    print('Upserts …');
    more.push(...(await measureUpserts(client, rows)), '');
    print('Files of other programs …');
    more.push(...(await measureFiles(client, uploader, products)), '');
  }
  print('Many sellers …');
  const crowd = await measureSellers(client, http, {
    sellers: benchSellers,
    file: await offerFile(products, 0),
    metricsPort,
  });
  return [...changes, '', ...more, ...crowd];
}

async function measure(url: string, client: pg.Client): Promise<string[]> {
  const metricsPort = await freePort();
  process.env['METRICS_PORT'] = String(metricsPort);
  const portal = await startApi(url, { profile: process.env['BENCH_PROFILE'] });
  const http = openHttpClient({ port: portal.port, host }, 4);
  try {
    return await measureAll({ url, client, http, metricsPort });
  } finally {
    http.close();
    await portal.stop();
  }
}

await withCatalogue(size, print, async ({ url, client }) => {
  const { rows: versions } = await client.query<{ version: string }>(
    `select 'PostgreSQL ' || current_setting('server_version') as version`,
  );
  const report = await besideBusy(busyBeside, () => measure(url, client));
  print(`\nBusy processes beside it: ${busyBeside}`);
  print(`\n${[...describeMachine(versions[0]?.version ?? ''), ...report].join('\n')}`);
});
