import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useId } from 'react';
import {
  useEnterBeforeHydration,
  useTypedBeforeHydration,
} from '#frontend/first-view/use-typed-before-hydration.ts';
import { Button } from '#frontend/ui/controls/button.tsx';
import styles from './composer.module.css';
import { canSend, charactersLeft } from './talk.rules.ts';

type Props = {
  input: RefObject<HTMLTextAreaElement | null>;
  text: string;
  /** An example of what is asked for, where something is. */
  hint: string | undefined;
  isWaiting: boolean;
  onType: (text: string) => void;
  onSend: () => void;
  onStop: () => void;
};

/** Where the person writes. The focus never leaves it by itself. */
export function Composer({ input, text, hint, isWaiting, onType, onSend, onStop }: Props) {
  const id = useId();
  const room = charactersLeft(text);
  const isReady = canSend(text, isWaiting);

  useTypedBeforeHydration(input, onType);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text.
  useEffect(() => {
    const area = input.current;
    // Browsers that know `field-sizing` grow by themselves.
    if (!area || CSS.supports('field-sizing', 'content')) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + 3}px`;
  }, [input, text]);

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isReady) onSend();
  };

  useEnterBeforeHydration(input, text, submit);

  const sendByEnter = (event: KeyboardEvent) => {
    // While an input method composes, Enter chooses a word. Safari says so only by the key code.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return;
    event.preventDefault();
    submit();
  };

  const stop = () => {
    onStop();
    input.current?.focus();
  };

  return (
    <form className={styles.composer} onSubmit={submit}>
      <label htmlFor={id} className="visually-hidden">
        Message to Eden
      </label>
      <div className={styles.row}>
        <textarea
          ref={input}
          id={id}
          rows={1}
          className={styles.area}
          data-sends=""
          placeholder={hint ?? 'What is on your mind?'}
          aria-describedby={`${id}-help`}
          aria-invalid={room !== null && room < 0 ? true : undefined}
          value={text}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={sendByEnter}
        />
        {isWaiting ? (
          <Button kind="outline" onClick={stop}>
            Stop
          </Button>
        ) : (
          <Button type="submit" disabled={!isReady}>
            Send
          </Button>
        )}
      </div>
      <p id={`${id}-help`} className={styles.help}>
        {room === null ? (
          <span className={styles.keys}>Enter sends, Shift+Enter begins a new line.</span>
        ) : (
          <span data-over={room < 0 || undefined} className={styles.room}>
            {room < 0
              ? `${(-room).toLocaleString()} characters too many`
              : `${room.toLocaleString()} characters left`}
          </span>
        )}
      </p>
    </form>
  );
}
