import { spawnSync } from 'node:child_process';
import { inProject } from './project.ts';

const { status } = spawnSync(process.execPath, [inProject('node_modules/oxfmt/bin/oxfmt')], {
  cwd: inProject(),
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
