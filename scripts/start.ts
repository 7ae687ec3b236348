import { buildWeb } from './portal/built-web.ts';
import { demoAccountants, demoAccounts } from '../apps/simulator/src/demo/accounts.ts';
import { checkPort, startPortal } from './portal/portal.ts';
import { readSettings } from './portal/settings.ts';
import { welcome } from './portal/welcome.ts';
import { reportFailure } from './processes/plain-error.ts';
import { stopSignal } from './processes/stop-signal.ts';

const stop = stopSignal();
const began = performance.now();
const seconds = (): string => `${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s`;
const log = (sentence: string): void => void process.stdout.write(`${seconds()}  ${sentence}\n`);

async function start(): Promise<number> {
  const settings = readSettings(process.env);
  if (settings.servesPages) {
    await checkPort(settings);
    log('Building the web app, where its sources changed …');
    await buildWeb(stop);
  }
  const portal = await startPortal({ settings, log, stop });
  process.stdout.write(
    `${welcome(settings, settings.demo ? [...demoAccounts, ...demoAccountants] : [], portal.mailbox)}\n`,
  );
  const ending = await Promise.race([portal.broken, aborted()]);
  log('Stopping …');
  await portal.stop();
  log('Stopped.');
  return ending === undefined ? 0 : reportFailure(ending);
}

function aborted(): Promise<undefined> {
  return new Promise((resolve) => {
    if (stop.aborted) resolve(undefined);
    else stop.addEventListener('abort', () => resolve(undefined), { once: true });
  });
}

try {
  process.exit(await start());
} catch (error) {
  process.exit(stop.aborted ? 0 : reportFailure(error));
}
