import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { hasStatus } from './request.ts';

/**
 * Server truth lives here and nowhere else. A query by itself asks again for nothing; what a write
 * changed, and what may have changed elsewhere, is said in `app/stay-current.ts`. `onSignedOut`
 * hears of a session that ended while the app was open.
 */
export function createQueryClient(onSignedOut: (client: QueryClient) => void): QueryClient {
  const listen = (error: unknown) => {
    if (hasStatus(error, 401)) onSignedOut(client);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: listen }),
    mutationCache: new MutationCache({ onError: listen }),
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
