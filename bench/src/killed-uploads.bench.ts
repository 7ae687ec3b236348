import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { seededRandom } from './measure/random.ts';
import { readNumber } from './measure/settings.ts';
import { openHttpClient } from './portal/http-client.ts';
import { host, startApi, startWorker } from './portal/running-portal.ts';
import { listProducts, withCatalogue } from './uploads/bench-catalogue.ts';
import { offerFile } from './uploads/offer-file.ts';
import { openUploader } from './uploads/upload-client.ts';

const rounds = readNumber(process.env, 'BENCH_ROUNDS', 20);
const rows = readNumber(process.env, 'BENCH_ROWS', 40_000);
/** The kill falls somewhere in this time after the request to apply, in milliseconds. */
const span = readNumber(process.env, 'BENCH_SPAN', 900);
const longest = 60_000;
const print = (line: string) => void process.stdout.write(`${line}\n`);

/** What is killed, in turn. */
const victims = [['worker'], ['api'], ['api', 'worker']] as const;

interface OfferState {
  readonly old: number;
  readonly new: number;
  readonly results: number;
  readonly state: string;
}

/** How many offers are as before and as in the file, and how many results the run that counts has. */
async function look(client: pg.Client, id: string, newPrices: number): Promise<OfferState> {
  const { rows: found } = await client.query<OfferState>(
    `select (select count(*)::int from offer where stock = $2) as old, (select count(*)::int from offer where stock = $3) as new,
       (select count(*)::int from run_row where run_no = u.apply_run) as results, u.state
     from offer_upload u where u.id = $1`,
    [id, newPrices === 1 ? 12 : 17, newPrices === 1 ? 17 : 12],
  );
  const [row] = found;
  if (row === undefined) throw new Error('the upload is gone');
  return row;
}

async function run(url: string, client: pg.Client): Promise<void> {
  const random = seededRandom(20_261_121);
  const products = await listProducts(client, rows);
  const files = [await offerFile(products, 0), await offerFile(products, 100)] as const;
  let portal = await startApi(url, { role: 'api' });
  let worker = startWorker(url);
  let slowest = 0;
  let killedInside = 0;
  for (let round = 0; round <= rounds; round += 1) {
    const http = openHttpClient({ port: portal.port, host }, 2);
    const uploader = await openUploader(client, http);
    // So many uploads are more than a seller may begin in an hour.
    await client.query('truncate rate_window');
    const { id } = await uploader.handOver(files[round % 2 === 0 ? 0 : 1]);
    await uploader.until(id, 'ready');
    await uploader.beginApply(id);
    if (round === 0) {
      // The first one fills the empty shop, undisturbed.
      await uploader.until(id, 'applied');
      http.close();
      continue;
    }
    await wait(Math.floor(random() * span));
    const killed: readonly string[] = victims[round % victims.length] ?? [];
    await Promise.all([killed.includes('api') && portal.kill(), killed.includes('worker') && worker.kill()]);
    http.close();
    const broken = await look(client, id, round % 2);
    const isWhole =
      (broken.state === 'applied' && broken.new === rows) || (broken.state === 'applying' && broken.old === rows);
    if (!isWhole) throw new Error(`round ${round}: half an upload: ${JSON.stringify(broken)}`);
    if (broken.state === 'applying') killedInside += 1;
    const since = performance.now();
    if (killed.includes('worker')) worker = startWorker(url);
    if (killed.includes('api')) portal = await startApi(url, { role: 'api' });
    for (let now = broken; now.state !== 'applied'; now = await look(client, id, round % 2)) {
      if (performance.now() - since > longest) throw new Error(`round ${round}: not resumed after ${longest / 1000} s`);
      await wait(100);
    }
    slowest = Math.max(slowest, performance.now() - since);
    const after = await look(client, id, round % 2);
    if (after.new !== rows || after.results !== rows)
      throw new Error(`round ${round}: lost or doubled: ${JSON.stringify(after)}`);
    print(
      `round ${round}: ${killed.join(' and ')} killed ${broken.state === 'applying' ? 'before' : 'after'} the commit, whole ${((performance.now() - since) / 1000).toFixed(1)} s later`,
    );
  }
  await portal.stop();
  await worker.stop();
  print(
    `${rounds} kills, ${killedInside} of them before the commit: no half upload, none lost or doubled; resumed after at most ${(slowest / 1000).toFixed(1)} s`,
  );
}

await withCatalogue({ products: rows, offersPerProduct: 2 }, print, ({ url, client }) => run(url, client));
