import { sandboxHeader } from '@offizin/contract/endpoint';
import type { App } from '../app.ts';
import { fail } from '../fail.ts';
import type { ActiveSession } from '../session/active-session.ts';
import type { Exchange } from './route.ts';

/** Lets a call act in the sandbox, where its shop is made if it is not there yet, and follows the portal's if it is; the reply says that it comes from there. */
export async function enterSandbox({ sandbox }: App, { row }: ActiveSession, { reply }: Exchange): Promise<App> {
  if (sandbox === null) return fail('not_found');
  reply.header(sandboxHeader, 'true');
  await sandbox.openShop(row.seller);
  return sandbox.app;
}
