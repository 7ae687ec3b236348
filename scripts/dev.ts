import { startChild } from './processes/child.ts';
import { reportFailure } from './processes/plain-error.ts';
import { stopSignal } from './processes/stop-signal.ts';
import { demoAccountants, demoAccounts } from '../apps/simulator/src/demo/accounts.ts';
import { apiProgram } from './portal/api-program.ts';
import { checkPort, startPortal } from './portal/portal.ts';
import { readSettings } from './portal/settings.ts';
import { welcome } from './portal/welcome.ts';
import { inProject } from './project.ts';

const stop = stopSignal();
const log = (sentence: string): void => void process.stdout.write(`${sentence}\n`);

/** Vite serves the pages on PORT with hot reload and passes the rest on to the api, one port above. */
async function develop(): Promise<number> {
  const settings = readSettings(process.env);
  const behind = { ...settings, port: settings.port + 1 };
  await checkPort(settings);
  await checkPort(behind);
  const portal = await startPortal({ settings: behind, apiArgs: ['--watch', ...apiProgram], log, stop });
  const vite = startChild({
    name: 'Vite',
    args: [
      inProject('node_modules/vite/bin/vite.js'),
      '--strictPort',
      '--port',
      String(settings.port),
      '--host',
      settings.host,
    ],
    cwd: inProject('apps', 'web'),
    env: { ...process.env, API_URL: `http://127.0.0.1:${behind.port}` },
    onLine: log,
  });
  process.stdout.write(
    `${welcome(settings, settings.demo ? [...demoAccounts, ...demoAccountants] : [], portal.mailbox)}\n`,
  );
  const stopped = new Promise<undefined>((resolve) => {
    stop.addEventListener('abort', () => resolve(undefined), { once: true });
    if (stop.aborted) resolve(undefined);
  });
  const ending = await Promise.race([portal.broken, vite.exited.then(() => 'Vite ended unexpectedly.'), stopped]);
  await vite.stop();
  await portal.stop();
  return ending === undefined ? 0 : reportFailure(ending);
}

try {
  process.exit(await develop());
} catch (error) {
  process.exit(stop.aborted ? 0 : reportFailure(error));
}
