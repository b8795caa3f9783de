import { AWAKE_MARK, EARLY } from '#schema/rules/early-hands.ts';
import { allAwake } from './waking.ts';

type Typed = HTMLInputElement | HTMLTextAreaElement;

/** Hands over each button or box pressed while it slept, those held so far first. */
export function hearEarlyPresses(hear: (pressed: HTMLElement) => void): void {
  const listen = (
    window as unknown as Record<string, ((hear: (pressed: HTMLElement) => void) => void) | undefined>
  )[EARLY];
  listen?.(hear);
}

const isAwake = (element: HTMLElement) => Object.keys(element).some((key) => key.startsWith(AWAKE_MARK));

/** For a part that never wakes up, because its code did not come: what was done to it is lost, as it would be anyway. */
export const PATIENCE_MS = 10_000;

/** For words: a field gets back what was typed as soon as it can take it, though its part may still be on its way. */
function whenAwake(element: HTMLElement, act: () => void, since = performance.now()): void {
  if (isAwake(element)) act();
  else if (element.isConnected && performance.now() - since < PATIENCE_MS) {
    requestAnimationFrame(() => whenAwake(element, act, since));
  }
}

const isTyped = (field: Typed) =>
  field.type !== 'checkbox' && field.type !== 'radio' && field.value !== field.defaultValue;

/** The field's own setter: React watches the one it put on the element. */
function setValue(field: Typed, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

/** Types into a field that is awake now: from where it began, so that React sees the change whatever it found there. */
function typeAgain(field: Typed, value: string): void {
  field.value = field.defaultValue;
  setValue(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Takes up what is typed before the page woke up. Call it before React begins, and what it returns after: as each part
 * answers, its fields are typed into again, and what was pressed is pressed.
 */
export function takeEarlyHands(root: HTMLElement): () => void {
  const words = new Map<Typed, string>();
  for (const field of root.querySelectorAll<Typed>('input, textarea')) {
    if (isTyped(field)) words.set(field, field.value);
  }

  let hasBegun = false;
  const redo = (field: Typed) =>
    whenAwake(field, () => {
      const value = words.get(field);
      words.delete(field);
      if (value !== undefined) typeAgain(field, value);
    });
  /** Parts wake up one after the other, and somebody may still be typing into one that sleeps. */
  const note = (event: Event) => {
    const field = event.target as Typed;
    const held = words.get(field);
    if (!isTyped(field) || (isAwake(field) && held === undefined)) return;
    if (hasBegun && held === undefined) redo(field);
    // A part that woke up this moment may have emptied its field: a letter typed into that goes on with what was there.
    const goesOn = isAwake(field) && held !== undefined && !field.value.startsWith(held);
    words.set(field, goesOn ? held + ((event as InputEvent).data ?? '') : field.value);
  };
  root.addEventListener('input', note, true);
  // A frame later: each field looks once a frame whether it is awake, and what is typed until then is still to be noted.
  allAwake.then(() => requestAnimationFrame(() => root.removeEventListener('input', note, true)));

  return () => {
    hasBegun = true;
    for (const field of words.keys()) redo(field);
    // React drops a press on what it has only rendered so far.
    hearEarlyPresses((pressed) => allAwake.then(() => pressed.click()));
  };
}
