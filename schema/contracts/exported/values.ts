import * as z from 'zod/mini';
import { typed } from '../text.ts';

/** The longest that a coach may have said; a model may say a lot. */
export const REPLY_MAX = 100_000;

/** Text as it was stored: not trimmed again, so that reading it in changes nothing. */
export const kept = (max: number) =>
  typed().check(z.maxLength(max, `Longer than ${max} characters`));

/**
 * A row's id in the file: other rows name it by this. It is another one wherever the file is read
 * in.
 */
export const Id = z.int().check(z.positive());
export const Count = z.int().check(z.minimum(0), z.maximum(1_000_000_000));
export const Score = z.number().check(z.minimum(1), z.maximum(5));
export const Fraction = z.number().check(z.minimum(0), z.maximum(1));
export const Word = kept(100);
export const WordList = z.array(kept(500)).check(z.maxLength(100));
const Scalar = z.union([kept(2000), z.number(), z.boolean(), z.null()]);
/** Small facts beside a row, whose names differ from kind to kind. */
export const Facts = z
  .record(
    kept(60).check(z.refine((name) => name !== '__proto__', 'This is no name of a fact')),
    z.union([Scalar, z.array(Scalar).check(z.maxLength(100))]),
  )
  .check(
    z.refine((facts) => JSON.stringify(facts).length <= 10_000, 'More than fits beside a row'),
  );

export const KeptTechnique = z.strictObject({
  id: Word,
  name: kept(300),
  why: kept(2000),
  source: kept(2000),
});
