import type { TestPortal } from './portal.ts';

/** Whether a statement in the portal's own database waits for a lock; other files have databases beside it. */
export async function waitsForLock(portal: TestPortal): Promise<boolean> {
  const waiting = await portal.ask(
    `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return waiting.length > 0;
}
