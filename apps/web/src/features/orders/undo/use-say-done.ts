import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useErrorText } from '../../../platform/error-text.ts';
import { useFormats } from '../../../platform/formats.ts';
import { loadTopics } from '../../../platform/messages.ts';
import type { Said } from './say-done.ts';

/** What is said of an act comes with its texts once somebody may act: the first load of the desk goes without both. */
export async function loadSaying() {
  const [{ sayDone }] = await Promise.all([import('./say-done.ts'), loadTopics(['orderSaid'])]);
  return sayDone;
}

/** Says what was done to an order and where one is now. */
export function useSayDone(): (said: Said) => void {
  const tools = { queries: useQueryClient(), router: useRouter(), errorText: useErrorText(), formats: useFormats() };
  return (said) =>
    void loadSaying().then(
      (sayDone) => sayDone(said, tools),
      // Without its texts nothing can be said; the order shows what it has become.
      () => {},
    );
}
