import { checkSteps, stepsAtATime } from './check/check-steps.ts';
import { reportFailure } from './processes/plain-error.ts';
import { runSteps } from './processes/step.ts';
import { stopSignal } from './processes/stop-signal.ts';

const stop = stopSignal();
try {
  const { passed, failed } = await runSteps(checkSteps(), stop, { atATime: stepsAtATime });
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  process.exitCode = stop.aborted ? 130 : reportFailure(error);
}
