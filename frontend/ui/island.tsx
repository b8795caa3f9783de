import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '#frontend/lib/error-boundary.tsx';
import { Part } from '#frontend/lib/part.tsx';
import { whenQuiet } from '#frontend/lib/when-quiet.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type When = 'load' | 'idle' | 'visible';
type Props = {
  /** What the person would call it; said when it breaks. */
  name: string;
  /** Its size while it loads, so that nothing jumps. */
  skeleton: ReactNode;
  when?: When;
  children: ReactNode;
};

/** A part of a screen that loads by itself and, if it breaks, breaks alone. */
export function Island({ name, skeleton, when = 'load', children }: Props) {
  const [isDue, setIsDue] = useState(when === 'load');
  return (
    <ErrorBoundary fallback={() => <Broken name={name} />}>
      {isDue ? <Part fallback={skeleton}>{children}</Part> : <Waiting {...{ when, skeleton, setIsDue }} />}
    </ErrorBoundary>
  );
}

type Wait = { when: When; skeleton: ReactNode; setIsDue: (isDue: boolean) => void };

function Waiting({ when, skeleton, setIsDue }: Wait) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (when === 'visible' && place.current) {
      const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsDue(true), {
        rootMargin: '200px',
      });
      watcher.observe(place.current);
      return () => watcher.disconnect();
    }
    whenQuiet(() => setIsDue(true));
  }, [when, setIsDue]);

  return <div ref={place}>{skeleton}</div>;
}

function Broken({ name }: { name: string }) {
  return (
    <Notice
      kind="error"
      title={`${name} could not be shown`}
      action={
        <Button kind="outline" size="small" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      }
    >
      What you saved is safe, and the rest of the page works.
    </Notice>
  );
}
