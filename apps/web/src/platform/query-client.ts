import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './client.ts';
import { whenSessionEnds } from './session.ts';

/** A read is tried again only when the answer was lost or the server was busy. */
function isWorthAnotherTry(error: Error): boolean {
  return error instanceof ApiError && (error.isNetwork || error.status === 503);
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (count, error) => count < 2 && isWorthAnotherTry(error),
      refetchOnWindowFocus: true,
    },
    mutations: { retry: false },
  },
});

whenSessionEnds(() => queryClient.clear());
