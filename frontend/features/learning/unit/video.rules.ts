/** The only player that pages may frame; the policy of pages names it, too. */
export const PLAYER_ORIGIN = 'https://embed.ted.com';

export type Player = { kind: 'none' } | { kind: 'refused' } | { kind: 'ready'; url: string };

/** What can be done with the address in a video unit. */
export function playerFrom(content: string): Player {
  const address = content.trim();
  if (address === '') return { kind: 'none' };
  const isOurs = URL.canParse(address) && new URL(address).origin === PLAYER_ORIGIN;
  return isOurs ? { kind: 'ready', url: address } : { kind: 'refused' };
}

const ENDINGS = ['ended', 'end', 'finish', 'complete'];

/**
 * Whether a player's message says that the video is over. There is no one protocol: players name it
 * in `event` or `type`, as an object or as JSON (player.js does the latter).
 */
export function saysEnded(data: unknown): boolean {
  if (typeof data === 'string') {
    try {
      return typeof JSON.parse(data) === 'object' && saysEnded(JSON.parse(data));
    } catch {
      return false;
    }
  }
  if (typeof data !== 'object' || data === null) return false;
  const { event, type } = data as Record<string, unknown>;
  return [event, type].some(
    (name) => typeof name === 'string' && ENDINGS.includes(name.toLowerCase()),
  );
}
