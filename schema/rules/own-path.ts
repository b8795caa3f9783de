const HERE = 'https://here.invalid';
/** Nobody is sent on to the sign-in page they came from, nor to an answer made for scripts. */
const NO_PLACE = /^\/(auth|api)(\/|$)/;

/**
 * Where to go on to when an address asks for it: a place of ours, or home. What is asked is read as
 * browsers read it, which skip tabs and take `\` for `/`, so that nothing that looks like a path
 * leads to another site.
 */
export function ownPath(asked: string | null | undefined): string {
  if (!asked?.startsWith('/') || !URL.canParse(asked, HERE)) return '/';
  const { origin, pathname, search, hash } = new URL(asked, HERE);
  const isOurs = origin === HERE && !pathname.startsWith('//') && !NO_PLACE.test(pathname);
  return isOurs ? pathname + search + hash : '/';
}
