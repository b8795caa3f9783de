import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '#frontend/lib/error-boundary.tsx';
import { Button } from './controls/button.tsx';
import { Notice } from './feedback/notice.tsx';

type When = 'load' | 'visible';
type Props = {
  /** The name that its error message uses. */
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
      {isDue ? (
        <Suspense fallback={skeleton}>{children}</Suspense>
      ) : (
        <Waiting {...{ skeleton, setIsDue }} />
      )}
    </ErrorBoundary>
  );
}

type Wait = { skeleton: ReactNode; setIsDue: (isDue: boolean) => void };

function Waiting({ skeleton, setIsDue }: Wait) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsDue(true), {
      rootMargin: '200px',
    });
    watcher.observe(place.current as HTMLDivElement);
    return () => watcher.disconnect();
  }, [setIsDue]);

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
