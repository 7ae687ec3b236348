import { mayIn } from '@offizin/domain/access/roles';
import { useSignedIn } from '../../../platform/session.ts';

/** Whether one may change the people of the shop; operators never do. */
export function useMayChangeTeam(): boolean {
  const { session } = useSignedIn();
  return mayIn(session.role, 'team', 'write') && session.impersonatedBy === null;
}
