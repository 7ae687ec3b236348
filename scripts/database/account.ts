import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { PlainError } from '../processes/plain-error.ts';

/** An account of this machine that is not root. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

// initdb looks its own user id up, so only an account the machine knows will do.
const preferred = ['postgres', '_postgres', 'daemon', 'nobody'];

/** The accounts of a passwd file that are not root, the ones meant for services first. */
export function serviceAccounts(passwd: string): Account[] {
  const accounts = passwd
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ name, uid, gid }) => name !== '' && uid > 0 && gid > 0);
  const rank = ({ name }: Account): number => (preferred.includes(name) ? preferred.indexOf(name) : preferred.length);
  return accounts.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * The account PostgreSQL runs as: undefined for "whoever started us", another one when that is root, as whom
 * PostgreSQL refuses to run.
 */
export function databaseAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [account] = serviceAccounts(readFileSync('/etc/passwd', 'utf8'));
  if (account) return account;
  throw new PlainError(
    'PostgreSQL refuses to run as root, and /etc/passwd names no other account to run it as. ' +
      'Start as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

const others = 0o001;
const group = 0o010;
const owner = 0o100;

/** Whether the account may enter every folder down to this one. */
export function canEnter(account: Account, folder: string): boolean {
  const parent = path.dirname(folder);
  if (parent !== folder && !canEnter(account, parent)) return false;
  const { uid, gid, mode } = statSync(folder);
  const bit = uid === account.uid ? owner : gid === account.gid ? group : others;
  return (mode & bit) !== 0;
}
