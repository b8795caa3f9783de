import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { signOf } from '#frontend/lib/signs/sign-of.ts';
import { useCalmMode } from '#frontend/state/appearance.state.ts';
import type { Celebration } from '#frontend/state/celebration.state.ts';
import { forgetNote, holdNote } from '#frontend/state/earned.state.ts';
import { Mark } from '#frontend/ui/mark.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';
import styles from './celebration-region.module.css';

/**
 * What there is to celebrate. Confetti comes only for a completed goal, and never where motion or
 * play is unwelcome.
 */
export function CelebrationWords({
  celebration,
  note,
}: {
  celebration: Celebration | null;
  note: string | null;
}) {
  const isCalm = useCalmMode();

  useEffect(() => {
    if (
      celebration?.kind !== 'goal' ||
      isCalm ||
      matchMedia('(prefers-reduced-motion: reduce)').matches
    )
      return;
    // A celebration without paper is still one: a chunk that fails to load is no error to show.
    import('./confetti.ts').then(({ throwConfetti }) => throwConfetti()).catch(() => undefined);
  }, [celebration, isCalm]);

  // Each has its sign once, however often it is drawn.
  const signed = useRef<Celebration>(null);
  useEffect(() => {
    if (!celebration || signed.current === celebration) return;
    signed.current = celebration;
    signOf('milestone');
  }, [celebration]);
  const signedNote = useRef<string>(null);
  useEffect(() => {
    if (note && note !== signedNote.current) signOf('sticker');
    signedNote.current = note;
  }, [note]);

  return (
    <>
      {celebration && (
        <p className={styles.banner} data-kind={celebration.kind}>
          <Mark size={24} />
          <span>{celebration.text}</span>
        </p>
      )}
      {note && !isCalm && (
        <Link
          href={`${PATHS.goals}?tab=stickers`}
          className={styles.note}
          onClick={forgetNote}
          onPointerEnter={() => holdNote(true)}
          onPointerLeave={() => holdNote(false)}
          onFocus={() => holdNote(true)}
          onBlur={() => holdNote(false)}
        >
          {note}
        </Link>
      )}
    </>
  );
}
