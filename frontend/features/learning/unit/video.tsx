import { useState } from 'react';
import { Button } from '#frontend/ui/controls/button.tsx';
import type { LearningUnit } from '#schema/contracts/learning.ts';
import type { Completion } from './use-completion.ts';
import styles from './video.module.css';
import { playerFrom } from './video.rules.ts';
import { VideoFrame } from './video-frame.tsx';
import { VideoPoster } from './video-poster.tsx';

const NO_URL = 'Video URL not available';
const NOT_LOADED = 'Could not load the video. Please check the URL.';

/** A talk. Until it is asked for, nothing of it is loaded and nobody is contacted. */
export function Video({ unit, completion }: { unit: LearningUnit; completion: Completion }) {
  const player = playerFrom(unit.content);
  const [state, setState] = useState<'waiting' | 'playing' | 'failed'>('waiting');
  const { video } = unit;

  const complete = () => {
    if (!completion.isCompleted) completion.set(true);
  };

  if (player.kind !== 'ready' || state === 'failed') {
    return (
      <div className={styles.failed} role="alert">
        <p className={styles.problem}>{player.kind === 'none' ? NO_URL : NOT_LOADED}</p>
        <p>The summary below says what the talk is about, and the unit works without the video.</p>
        <div className={styles.actions}>
          {!completion.isCompleted && (
            <Button pending={completion.isSaving} onClick={complete}>
              Mark as Watched
            </Button>
          )}
          {player.kind === 'ready' && (
            <Button kind="outline" onClick={() => setState('waiting')}>
              Try again
            </Button>
          )}
          {video && <TalkPage page={video.page} />}
        </div>
      </div>
    );
  }
  return (
    <figure className={styles.video}>
      {state === 'playing' ? (
        <VideoFrame
          url={player.url}
          title={video?.title ?? unit.title}
          onEnded={complete}
          onFailed={() => setState('failed')}
        />
      ) : (
        <VideoPoster
          video={video ?? { title: unit.title, speaker: '', minutes: unit.minutes }}
          onPlay={() => setState(navigator.onLine ? 'playing' : 'failed')}
        />
      )}
      <figcaption className={styles.note}>
        {state === 'playing' ? (
          <span className={styles.screenOnly}>
            Nothing to see?{' '}
            <button type="button" className={styles.not} onClick={() => setState('failed')}>
              It does not load
            </button>
          </span>
        ) : (
          <span className={styles.screenOnly}>
            Playing it contacts embed.ted.com, which then sees your IP address and may set cookies.
          </span>
        )}
        {video && <TalkPage page={video.page} />}
      </figcaption>
    </figure>
  );
}

function TalkPage({ page }: { page: string }) {
  return (
    <a href={page} target="_blank" rel="noopener noreferrer" className={styles.page}>
      Watch it on ted.com
    </a>
  );
}
