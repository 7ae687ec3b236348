import { whenProofIsNeeded } from './client.ts';
import { csrf } from './csrf.ts';
import { whenSessionEnds } from './session.ts';
import { createStore } from './store.ts';

/** Answers the calls that wait until their person has proved who it is; null while none waits. */
export const proofAsked = createStore<((isProven: boolean) => void) | null>(null);

let waiting: Promise<boolean> | null = null;

// Asked once, however many calls wait; what was typed behind the dialog is kept (AUT-17).
whenProofIsNeeded(() => {
  waiting ??= new Promise((resolve) => {
    proofAsked.set((isProven) => {
      proofAsked.set(null);
      waiting = null;
      // The session has a new token.
      if (isProven) csrf.forget();
      resolve(isProven);
    });
  });
  return waiting;
});

whenSessionEnds(() => proofAsked.current()?.(false));
