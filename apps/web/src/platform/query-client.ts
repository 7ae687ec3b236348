import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './client.ts';
import { whenSessionEnds } from './session.ts';

/** A read is tried again only when the answer was lost or the server was busy. */
function isWorthAnotherTry(error: Error): boolean {
  return error instanceof ApiError && (error.isNetwork || error.status === 503);
}

/** Without a network a call fails and says so; it would wait without a word otherwise. */
const alsoOffline = { networkMode: 'always' } as const;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (count, error) => count < 2 && isWorthAnotherTry(error),
      refetchOnWindowFocus: true,
      ...alsoOffline,
      refetchOnReconnect: true,
    },
    mutations: { retry: false, ...alsoOffline },
  },
});

whenSessionEnds(() => queryClient.clear());
