import { buildWeb } from './portal/built-web.ts';
import { reportFailure } from './processes/plain-error.ts';
import { stopSignal } from './processes/stop-signal.ts';

const stop = stopSignal();
try {
  const done = await buildWeb(stop);
  process.stdout.write(done === 'built' ? 'Built the web app.\n' : 'The web app is built already.\n');
} catch (error) {
  process.exitCode = stop.aborted ? 130 : reportFailure(error);
}
