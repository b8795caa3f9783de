/** A number held between `min` and `max`, both included. */
export const clamp = (value: number, min: number, max: number) =>
  Math.min(max, Math.max(min, value));
