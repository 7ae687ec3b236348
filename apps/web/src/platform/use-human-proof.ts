import { useEffect, useEffectEvent, useRef, useState } from 'react';

type State = 'working' | 'done' | 'failed';

const solve = async (): Promise<string> => (await import('./prove-human.ts')).proveHuman();

/** Solves a human check as soon as the form is there, so that nobody waits for it; one proof is good for one sending. */
export function useHumanProof() {
  const [state, setState] = useState<State>('working');
  const proof = useRef<Promise<string> | null>(null);
  const follow = (solving: Promise<string>) => {
    proof.current = solving;
    solving.then(
      () => setState('done'),
      () => setState('failed'),
    );
  };
  const begin = useEffectEvent(() => follow(solve()));
  useEffect(() => begin(), []);
  const again = () => {
    setState('working');
    follow(solve());
  };
  return {
    state,
    again,
    /** The proof, which is used up; the next one is begun. */
    take: async (): Promise<string> => {
      const solved = await proof.current;
      again();
      return solved ?? '';
    },
  };
}

export type HumanProof = ReturnType<typeof useHumanProof>;
