import { useEffect, useRef, useState } from 'react';

type State = 'working' | 'done' | 'failed';

/** Solves a human check as soon as the form is there, so that nobody waits for it; one proof is good for one sending. */
export function useHumanProof() {
  const [state, setState] = useState<State>('working');
  const proof = useRef<Promise<string> | null>(null);
  const begin = () => {
    setState('working');
    const solving = import('../../platform/prove-human.ts').then(({ proveHuman }) => proveHuman());
    proof.current = solving;
    solving.then(
      () => setState('done'),
      () => setState('failed'),
    );
  };
  useEffect(begin, []);
  return {
    state,
    again: begin,
    /** The proof, which is used up; the next one is begun. */
    take: async (): Promise<string> => {
      const solved = await proof.current;
      begin();
      return solved ?? '';
    },
  };
}

export type HumanProof = ReturnType<typeof useHumanProof>;
