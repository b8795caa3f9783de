import { bright, Drawing, type DrawingProps, flat } from './drawing.tsx';

/** A seedling in its pot: goals, and everything that begins. */
export function SeedlingDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className={bright} d="M18 42h28l-3 16H21z" />
      <path d="M15 36h34v6H15zM32 36V18" />
      <path className={flat} d="M32 24C24 24 18 19 18 9c9 0 14 5 14 15z" />
      <path className={flat} d="M32 29c0-8 5-13 13-13 0 8-5 13-13 13z" />
    </Drawing>
  );
}

/** Eden's emblem: a round leaf. */
export function EdenDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path
        className={flat}
        d="M32 52C18 50 9 41 10 29 11 17 21 9 32 9s21 8 22 20c1 12-8 21-22 23z"
      />
      <path d="M32 59V24M32 44l-11-9M32 44l11-9M32 33l-8-7M32 33l8-7" />
    </Drawing>
  );
}

/** An open book with a shoot for a ribbon: learning. */
export function BookDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path
        className={flat}
        d="M32 52c-6-4-14-5-24-4V24c10-1 18 0 24 4 6-4 14-5 24-4v24c-10-1-18 0-24 4z"
      />
      <path d="M32 28v24M15 31c4 0 7 .500 10 2M15 38c4 0 7 .500 10 2M49 31c-4 0-7 .500-10 2M49 38c-4 0-7 .500-10 2M32 28V18" />
      <path className={bright} d="M32 19c0-6 4-10 10-10 0 6-4 10-10 10z" />
    </Drawing>
  );
}

/** An acorn: what is in there already, the assessment. */
export function AcornDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className={bright} d="M17 28c0 14 6 24 15 28 9-4 15-14 15-28z" />
      <path className={flat} d="M12 28c0-8 9-13 20-13s20 5 20 13z" />
      <path d="M32 15c0-4 1-7 4-9M22 22l3 6M32 20v8M42 22l-3 6M26 36c0 5 1 8 3 11" />
    </Drawing>
  );
}

/** A path between hills: the journey. */
export function PathDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <circle className={bright} cx="45" cy="16" r="6" />
      <path className={flat} d="M4 40c8-14 16-16 24-6 8-8 18-8 32 6v16H4z" />
      <path d="M30 56c-4-5 8-7 4-12-3-4-9-2-8-7 1-3 4-4 6-5M50 34v-6M50 30c-3 0-4-2-4-4 3 0 4 1 4 4zM50 29c0-3 1-4 4-4 0 3-1 4-4 4z" />
    </Drawing>
  );
}

/** A watering can: more care, the plans. */
export function WateringCanDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className={flat} d="M22 28h24l3 26H19z" />
      <path d="M22 36L9 24l-4 4M22 44 9 24M46 32c9-2 12 4 11 8s-4 8-9 9M26 28c0-8 3-12 8-12s8 4 8 12" />
      <path d="M4 34v3M9 38v3M3 43v3" />
    </Drawing>
  );
}
