/** Marks of formatting worth fetching the renderer for. Eden's own words have none. */
const FORMATTED = /[*_`#>[\]<|]|^[^\S\n\r\u2028\u2029]*(?:[-+]|\d+[.)])\s/m;

/** Whether words of the coach have formatting. */
export const isFormatted = (text: string): boolean => FORMATTED.test(text);
