import { bright, Drawing, type DrawingProps, flat } from './drawing.tsx';

/** A key under the flowerpot: ways back in. */
export function KeyDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M24 22v-9" />
      <path
        className={flat}
        d="M24 15c-7 0-11-4-11-11 7 0 11 4 11 11zM24 19c0-7 4-11 11-11 0 7-4 11-11 11z"
      />
      <path className={bright} d="M12 28h24l-3 20H15z" />
      <path d="M9 22h30v6H9zM4 56h56" />
      <path d="M39 52a5 5 0 1 1 9.500 0 5 5 0 0 1-9.500 0zM48.500 51H60M56 51v4" />
    </Drawing>
  );
}
