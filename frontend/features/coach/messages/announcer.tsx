import { useEffect, useRef, useState } from 'react';
import type { ChatTurn } from '#frontend/features/coach/talk/talk.rules.ts';
import { nextSentences, wordsBeside } from './announce.rules.ts';

const KEPT = 6;

/**
 * For ears: that Eden is thinking, then her reply in whole sentences, and what came with it. The
 * list itself stays silent.
 */
export function Announcer({ turn }: { turn: ChatTurn | undefined }) {
  const [lines, setLines] = useState<{ id: number; words: string }[]>([]);
  const told = useRef({ key: 0, phase: '', said: 0, id: 0, isWhole: false });

  useEffect(() => {
    const say = (words: string) => {
      const id = ++told.current.id;
      setLines((before) => [...before, { id, words }].slice(-KEPT));
    };
    if (!turn) return;
    const { key, phase, reply } = turn;
    const isNew = key !== told.current.key;
    if (isNew) Object.assign(told.current, { key, phase: '', said: 0 });
    if (phase === 'thinking' && told.current.phase !== phase) {
      Object.assign(told.current, { said: 0, isWhole: false });
      say('Eden is thinking...');
    }
    if (phase === 'stopped' && told.current.phase !== phase) say('Stopped.');
    told.current.phase = phase;
    if (phase !== 'speaking' && phase !== 'done') return;
    const next = nextSentences(reply, told.current.said, phase === 'done');
    told.current.said = next.said;
    if (next.words) say(next.words);
    if (phase === 'done' && !told.current.isWhole) {
      told.current.isWhole = true;
      const beside = wordsBeside(turn.beside ?? {});
      if (beside) say(beside);
    }
  }, [turn]);

  return (
    <div
      className="visually-hidden"
      role="status"
      aria-live="polite"
      aria-atomic="false"
      aria-relevant="additions"
    >
      {lines.map(({ id, words }) => (
        <p key={id}>{words}</p>
      ))}
    </div>
  );
}
