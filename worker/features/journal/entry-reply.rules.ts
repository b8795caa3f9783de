import type { Technique } from '#schema/contracts/coach/coach.ts';

/** What of a row is left out of an entry where there is none of it. */
interface StoredAnswer {
  aiResponse: string | null;
  coach: string | null;
  technique: Technique | null;
}

/** An entry as it goes out. */
export function asEntryReply<Row extends StoredAnswer>({
  aiResponse,
  coach,
  technique,
  ...entry
}: Row) {
  return {
    ...entry,
    ...(aiResponse && { aiResponse }),
    ...(coach && { coach }),
    ...(technique && { technique }),
  };
}
