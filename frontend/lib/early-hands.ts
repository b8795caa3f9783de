import { AWAKE_MARK, EARLY } from '#schema/rules/early-hands.ts';

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
const PATIENCE_MS = 10_000;

/** Parts of a page wake up one after the other. */
function whenAwake(element: HTMLElement, act: () => void, since = performance.now()): void {
  if (isAwake(element)) act();
  else if (element.isConnected && performance.now() - since < PATIENCE_MS) {
    requestAnimationFrame(() => whenAwake(element, act, since));
  }
}

/** Acts when every part of the page has woken up. */
export function whenAllAwake(root: HTMLElement, act: () => void, since = performance.now()): void {
  const sleeps = [...root.querySelectorAll<HTMLElement>('a, button, input, textarea')].some(
    (element) => !isAwake(element),
  );
  if (sleeps && performance.now() - since < PATIENCE_MS) {
    requestAnimationFrame(() => whenAllAwake(root, act, since));
  } else act();
}

const isTyped = (field: Typed) =>
  field.type !== 'checkbox' && field.type !== 'radio' && field.value !== field.defaultValue;

/** The field's own setter: React watches the one it put on the element. */
function setValue(field: Typed, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

/**
 * Takes up what was typed before the page woke up. Call it before React begins, and what it returns after: as each part
 * answers, its fields are typed into again, and what was pressed is pressed.
 */
export function takeEarlyHands(root: HTMLElement): () => void {
  const typed = [...root.querySelectorAll<Typed>('input, textarea')]
    .filter(isTyped)
    .map((field) => ({ field, value: field.value }));
  for (const { field } of typed) setValue(field, field.defaultValue);
  return () => {
    for (const { field, value } of typed) {
      whenAwake(field, () => {
        setValue(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      });
    }
    hearEarlyPresses((pressed) => whenAwake(pressed, () => pressed.click()));
  };
}
