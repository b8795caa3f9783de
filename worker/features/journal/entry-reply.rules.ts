import type { Technique } from '#schema/contracts/coach/coach.ts';

/** The columns that are left out of a reply where they are null. */
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
