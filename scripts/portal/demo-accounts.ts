import { existsSync } from 'node:fs';
import { inProject } from '../project.ts';

export interface DemoAccount {
  readonly kind: string;
  readonly host: string;
  readonly username: string;
  readonly password: string;
  readonly seller: string;
}

const table = inProject('apps', 'simulator', 'src', 'demo', 'accounts.ts');

/** One account per kind of seller, as the demo marketplace has them. */
export async function demoAccounts(): Promise<readonly DemoAccount[]> {
  if (!existsSync(table)) return [];
  const module: { demoAccounts: readonly DemoAccount[] } = await import(table);
  return module.demoAccounts;
}
