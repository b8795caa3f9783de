import { useEffect, useRef, useState } from 'react';
import { takeHandover } from '#frontend/state/coach-handover.state.ts';
import type { JournalContext } from '#schema/contracts/coach/coach.ts';
import { contextToSend, type OpeningLine, openingLines } from './handover.rules.ts';

/**
 * The entry handed over from the journal: read once, shown as the first lines, sent at most once.
 */
export function useHandover(isNew: boolean, onTaken: () => void) {
  const [lines, setLines] = useState<OpeningLine[]>([]);
  const context = useRef<JournalContext | null>(null);
  const tell = useRef(onTaken);

  useEffect(() => {
    const taken = isNew ? takeHandover() : null;
    if (!taken) return;
    context.current = taken;
    setLines(openingLines(taken));
    tell.current();
  }, [isNew]);

  /** What to send along with the next message; afterwards there is nothing left. */
  const spendContext = (linesSoFar: number) => {
    const toSend = contextToSend(context.current, linesSoFar);
    context.current = null;
    return toSend;
  };

  return { lines, spendContext };
}
