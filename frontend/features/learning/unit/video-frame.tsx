import { useEffect, useRef, useState } from 'react';
import styles from './video.module.css';
import { PLAYER_ORIGIN, saysEnded } from './video.rules.ts';

/** A frame does not report a failure: one that has not loaded by then counts as failed. */
const LOAD_TIMEOUT_MS = 15_000;

type Props = { url: string; title: string; onEnded: () => void; onFailed: () => void };

export function VideoFrame({ url, title, onEnded, onFailed }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const calls = useRef({ onEnded, onFailed });
  const [isLoaded, setIsLoaded] = useState(false);

  useEffect(() => {
    calls.current = { onEnded, onFailed };
  });

  useEffect(() => {
    frame.current?.focus();
    const listen = ({ origin, source, data }: MessageEvent) => {
      const isPlayer = origin === PLAYER_ORIGIN && source === frame.current?.contentWindow;
      if (isPlayer && saysEnded(data)) calls.current.onEnded();
    };
    const giveUpIfRefused = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') calls.current.onFailed();
    };
    window.addEventListener('message', listen);
    document.addEventListener('securitypolicyviolation', giveUpIfRefused);
    return () => {
      window.removeEventListener('message', listen);
      document.removeEventListener('securitypolicyviolation', giveUpIfRefused);
    };
  }, []);

  useEffect(() => {
    if (isLoaded) return;
    const timer = setTimeout(() => calls.current.onFailed(), LOAD_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isLoaded]);

  return (
    <iframe
      ref={frame}
      src={url}
      title={`Video: ${title}`}
      className={styles.frame}
      allow="fullscreen; encrypted-media; picture-in-picture"
      allowFullScreen
      onLoad={() => setIsLoaded(true)}
    />
  );
}
