/** Prints what is being done, one line for each step. */
export const log = (sentence: string) => console.log(`• ${sentence}`);

/** Ends the script with one plain sentence. */
export function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
