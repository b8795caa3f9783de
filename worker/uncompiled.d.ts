/**
 * The words and weights made from `content/` are not there in a fresh clone. Until `npm start` or
 * `npm run typecheck` has made them, editors and `tsc -b` take these; a pattern gives way to the
 * file that is there, and to its exact type.
 */
declare module '#worker/generated/*.json';

declare module '#worker/generated/safety-m*.json' {
  const models: {
    phrases: { danger: string; words: string }[];
    // biome-ignore lint/suspicious/noExplicitAny: the file itself has the type
    [part: string]: any;
  };
  export default models;
}
