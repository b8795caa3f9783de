/** The API described by itself. */
export const DESCRIPTION_URLS = {
  openApi: '/api/openapi.json',
} as const;
