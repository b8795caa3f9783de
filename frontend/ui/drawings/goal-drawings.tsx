import { bright, Drawing, type DrawingProps, flat } from './drawing.tsx';

/** A vine on a trellis of brackets: learning to program. */
export function TrellisDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M18 12 6 32l12 20M46 12l12 20-12 20M26 56c-2-10 14-12 10-22-2-6-6-8-4-16" />
      <path
        className={flat}
        d="M35 31c6-1 9-5 9-10-6 0-9 4-9 10zM28 44c-6 0-9-3-10-9 6 0 10 3 10 9z"
      />
      <path className={bright} d="M32 18c-3-3-3-7 0-11 3 4 3 8 0 11z" />
    </Drawing>
  );
}

/** A water lily: meditation. */
export function LilyDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path
        className={flat}
        d="M32 46C18 46 8 41 6 32c8-1 14 1 19 5M32 46c14 0 24-5 26-14-8-1-14 1-19 5"
      />
      <path
        className={bright}
        d="M32 46c-8-6-11-13-10-24 7 2 10 5 10 5s3-3 10-5c1 11-2 18-10 24z"
      />
      <path d="M32 27c-3 7-3 13 0 19 3-6 3-12 0-19zM10 53h18M34 53h20" />
    </Drawing>
  );
}

/** A hill road: a long run. */
export function HillRoadDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className={flat} d="M4 54c6-22 16-30 28-30s22 8 28 30z" />
      <path d="M26 54c2-9 12-8 10-15-1-4-5-4-4-9M32 30V10" />
      <path className={bright} d="M32 10c5-3 9 3 15 0v10c-6 3-10-3-15 0z" />
    </Drawing>
  );
}

/** A market stall: a small business. */
export function StallDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path
        className={flat}
        d="M12 12h40l6 12c0 4-3 6-6.500 6S45 28 45 24c0 4-3 6-6.500 6S32 28 32 24c0 4-3 6-6.500 6S19 28 19 24c0 4-3 6-6.500 6S6 28 6 24z"
      />
      <path d="M12 31v24M52 31v24M12 42h40" />
      <path className={bright} d="M22 42c0-5 3-7 6-7s5 2 5 7zM36 42c0-3 2-5 4-5s4 2 4 5z" />
    </Drawing>
  );
}

/** A bellflower: an instrument. */
export function BellflowerDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M20 58c0-20 2-40 20-46" />
      <path className={bright} d="M40 12c10 4 14 12 13 24l-6-4-5 6-5-5-6 4c-2-12 1-20 9-25z" />
      <path className={flat} d="M21 44c-7 0-12-4-13-12 8 0 13 4 13 12z" />
      <path d="M43 38v5M27 54h12M46 50v6" />
    </Drawing>
  );
}

/** A seed packet: rewards to come. */
export function SeedPacketDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path className={flat} d="M16 14h32v42H16z" />
      <path d="M16 22h32M20 14l2-6h20l2 6M32 50V36" />
      <path
        className={bright}
        d="M32 40c-6 0-9-3-9-9 6 0 9 3 9 9zM32 38c0-6 3-9 9-9 0 6-3 9-9 9z"
      />
    </Drawing>
  );
}
