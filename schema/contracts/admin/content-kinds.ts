/** What of the content can be changed in the app. */
export const CONTENT_KINDS = ['path', 'module', 'unit', 'motivation', 'micro'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];
