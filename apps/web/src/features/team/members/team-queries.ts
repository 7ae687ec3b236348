import type { CallReply } from '@offizin/contract/client-types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/client.ts';
import { writeQuery } from '../../../platform/write-query.ts';

export type Team = CallReply<'GET /team'>;
export type Member = Team['members'][number];
export type Invitation = Team['invitations'][number];

const key = ['team'];

export function useTeam() {
  return useQuery({ queryKey: key, queryFn: () => call('GET /team', {}) });
}

/** Takes the team that a change answered with. */
export function useTakeTeam(): (team: Team) => void {
  const queries = useQueryClient();
  return (team) => writeQuery(queries, key, team);
}
