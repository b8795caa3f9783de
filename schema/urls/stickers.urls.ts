/** Stickers, all there are and one's own. */
export const STICKER_URLS = {
  collection: '/api/stickers',
  own: '/api/stickers/user',
  ownOne: '/api/stickers/user/:userStickerId',
} as const;
