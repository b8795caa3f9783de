import { useQuery } from '@tanstack/react-query';
import { edenKnowledgeQuery } from '#frontend/api/privacy.ts';
import { usePrivacy } from './use-privacy.ts';

/** What Eden is told and what the person lets her be told; undefined until both are here. */
export function useKnown() {
  const { settings, error, refetch, choose } = usePrivacy();
  const knowledge = useQuery(edenKnowledgeQuery);
  return {
    known: settings && knowledge.data && { settings, knowledge: knowledge.data },
    error: error ?? knowledge.error,
    retry: () => {
      refetch();
      knowledge.refetch();
    },
    choose,
  };
}
