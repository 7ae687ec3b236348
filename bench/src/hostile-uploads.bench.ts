import { freePort } from '../../scripts/database/free-port.ts';
import { describeMachine, markdownTable } from './measure/machine.ts';
import { readNumber } from './measure/settings.ts';
import { openHttpClient } from './portal/http-client.ts';
import { host, startApi } from './portal/running-portal.ts';
import { listProducts, withCatalogue } from './uploads/bench-catalogue.ts';
import { hostileFiles } from './uploads/hostile-files.ts';
import { emptyShops } from './uploads/measure-files.ts';
import { offerFile } from './uploads/offer-file.ts';
import { openUploader, outcomeOf } from './uploads/upload-client.ts';
import { watchProcess } from './uploads/watch-process.ts';

const size = { products: readNumber(process.env, 'BENCH_PRODUCTS', 50_000), offersPerProduct: 4 };
const print = (line: string) => void process.stdout.write(`${line}\n`);

await withCatalogue(size, print, async ({ url, client }) => {
  const metricsPort = await freePort();
  process.env['METRICS_PORT'] = String(metricsPort);
  const portal = await startApi(url, { profile: process.env['BENCH_PROFILE'] });
  const http = openHttpClient({ port: portal.port, host }, 4);
  const uploader = await openUploader(client, http);
  await uploader.upload(await offerFile(await listProducts(client, 100), 0));
  const lines: string[][] = [];
  const only = process.env['BENCH_ONLY'];
  for (const [name, write] of Object.entries(hostileFiles)) {
    if (only !== undefined && !name.includes(only)) continue;
    print(`${name} …`);
    await emptyShops(client);
    const file = write();
    const { result, memory } = await watchProcess(metricsPort, () => outcomeOf(uploader, file));
    const { state, dryRun, apply } = result;
    const shown = [state, dryRun.toFixed(0), apply === null ? '' : apply.toFixed(0), (memory / 2 ** 20).toFixed(0)];
    lines.push([name, (file.length / 2 ** 20).toFixed(1), ...shown]);
  }
  http.close();
  await portal.stop();
  const columns = ['file', 'MB', 'outcome', 'check, ms', 'apply, ms', 'memory of the process, MB'];
  print(`\n${[...describeMachine(''), '', ...markdownTable(columns, lines)].join('\n')}`);
});
