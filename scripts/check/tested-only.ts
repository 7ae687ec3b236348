import { commandStep, type StepResult } from '../processes/step.ts';
import { inProject, projectDir } from '../project.ts';

/**
 * Files and exports that nothing but tests imports, in `base` (the project, or a copy of its shape). What tests alone
 * may use lies in a folder `testing`; what they compare with the schema says the tag `internal`.
 */
export function checkTestedOnly(stop: AbortSignal, base = projectDir): Promise<StepResult> {
  const knip = commandStep('knip', [
    inProject('node_modules/knip/bin/knip.js'),
    '--production',
    '--directory',
    base,
    '--config',
    'knip.production.json',
    '--include',
    'files,exports',
    '--no-progress',
    '--no-config-hints',
  ]);
  return knip.run(stop);
}
