import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { csrf } from '../platform/csrf.ts';
import { LocaleProvider } from '../platform/locale.tsx';
import { loadTopics } from '../platform/messages.ts';
import { queryClient } from '../platform/query-client.ts';
import { whenSessionEnds } from '../platform/session.ts';
import { KitProvider } from '../ui/kit-provider.tsx';
import { ProofDialog } from './proof-dialog.tsx';

let giveUp: (() => void) | null = null;
whenSessionEnds(() => giveUp?.());

/** Shows the dialog over whatever is open, in a tree of its own: no screen has to know that a call of it waits. */
async function ask(): Promise<boolean> {
  await loadTopics(['session', 'secondStep']);
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const isProven = await new Promise<boolean>((answer) => {
    giveUp = () => answer(false);
    root.render(
      <LocaleProvider>
        <KitProvider>
          <QueryClientProvider client={queryClient}>
            <ProofDialog onProven={() => answer(true)} onClose={() => answer(false)} />
          </QueryClientProvider>
        </KitProvider>
      </LocaleProvider>,
    );
  });
  giveUp = null;
  root.unmount();
  place.remove();
  // The session has a new token.
  if (isProven) csrf.forget();
  return isProven;
}

let waiting: Promise<boolean> | null = null;

/** Asks once, however many calls wait; what was typed behind it is kept (AUT-17). */
export function askForProof(): Promise<boolean> {
  waiting ??= ask().finally(() => {
    waiting = null;
  });
  return waiting;
}
