import { useState } from 'react';
import { ApiError } from '../../../platform/client.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { type Team, useTakeTeam } from './team-queries.ts';

/** Changes the team, shows what it is then, and says that it is done or why it could not be. */
export function useTeamChange() {
  const take = useTakeTeam();
  const errorText = useErrorText();
  const [isRunning, setRunning] = useState(false);
  const change = async (ask: () => Promise<Team>, done: string): Promise<boolean> => {
    setRunning(true);
    try {
      take(await ask());
      showSnackbar('success', done);
      return true;
    } catch (error) {
      // Who closed the question who it is has changed nothing and knows it.
      const isLeft = error instanceof ApiError && error.code === 'reauthentication.required';
      if (!isLeft) showSnackbar('error', errorText(error));
      return false;
    } finally {
      setRunning(false);
    }
  };
  return { change, isRunning };
}
