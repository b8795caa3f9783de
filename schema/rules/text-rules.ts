/** Rules for every text that people read, in content and in code. */

/** Words that praise what a person is instead of what they do; the content is kept free of them. */
export const TRAIT_PRAISE =
  /\b(smart|talented|gifted|genius|brilliant|amazing|incredible|prodigy|superstar|a natural|born (?:to|leader|winner|talent))\b/i;

/** Whether a text contains an exclamation mark, which none of our texts does. */
export const hasExclamation = (text: string): boolean => text.includes('!');
