/** Where a browser keeps the look. By itself: what only asks whether there is one loads no more. */
export const APPEARANCE_KEY = 'yet:appearance';
