import { spawnSync } from 'node:child_process';
import { PlainError } from '../processes/plain-error.ts';
import { projectDir } from '../project.ts';

function git(base: string, ...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: base, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** The commit that changes are compared with: where the branch left main, or on main itself the one before. */
function startOf(base: string): string {
  const head = git(base, 'rev-parse', 'HEAD');
  const left = git(base, 'merge-base', 'HEAD', 'main') ?? git(base, 'merge-base', 'HEAD', 'origin/main');
  const start = left === undefined || left === head ? git(base, 'rev-parse', 'HEAD~') : left;
  if (start === undefined) throw new PlainError('There is no earlier commit to compare with. Run: npm test');
  return start;
}

/** Files that a branch and what is not committed yet add, change, move or remove. */
export function changedFiles(base = projectDir): string[] {
  const start = startOf(base);
  const lists = [
    git(base, 'diff', '--name-only', '--no-renames', start),
    git(base, 'ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(lists.flatMap((list) => (list ?? '').split('\n')).filter((line) => line !== ''))].toSorted();
}
