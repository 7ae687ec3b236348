import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether a process with this id exists, ours or not. */
export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function ps(pid: number, column: string): string {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** The fields of proc_pid_stat(5) behind the name, which may hold spaces: the first is field 3. Empty when the process is gone or hidden. */
function statFields(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/**
 * What distinguishes this run of a process id from another one: ids are used again, in containers at every start.
 * Empty when the process is gone or the system does not show it.
 */
export function processBirth(pid: number): string {
  if (process.platform !== 'linux') return process.platform === 'win32' ? '' : ps(pid, 'lstart');
  return statFields(pid)[19] ?? '';
}

/** The id of the process that began this one; on Linux alone, and undefined when the process is gone or hidden. */
export function processParent(pid: number): number | undefined {
  const [, parent] = statFields(pid);
  return parent === undefined ? undefined : Number(parent);
}

/** The command line of a process, or an empty string when it is gone or hidden. */
export function processCommand(pid: number): string {
  if (process.platform !== 'linux') return process.platform === 'win32' ? '' : ps(pid, 'command');
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}
