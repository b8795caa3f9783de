import { useRouter } from 'wouter';

/**
 * The query as the address spells it, without its question mark. The router's own `useSearch`
 * decodes it, and `URLSearchParams` would then do so again: a search for `100%25` would become one
 * for `100%`.
 */
export function useSearch(): string {
  const router = useRouter();
  return router.searchHook(router).replace(/^\?/, '');
}
