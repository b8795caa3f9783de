/** A line a step: what is being done, for whoever waits. */
export const log = (sentence: string) => console.log(`• ${sentence}`);

/** Ends the script with one plain sentence. */
export function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
