import { parse } from 'regexparam';

/** What a pattern matches, and the names of its segments in their order. */
export interface ParsedPath {
  pattern: RegExp;
  keys: string[];
}

/**
 * The router's own patterns (`:name` is one segment, `*` any path, a slash at the end changes
 * nothing), with one difference: an address is one page, so `/Goals` is not `/goals`. Worker and
 * browser read the table of routes by this.
 */
export function parsePath(route: string, loose?: boolean): ParsedPath {
  const { pattern, keys } = parse(route, loose);
  return { pattern: new RegExp(pattern.source), keys };
}

/** Whether a path is of a pattern. */
export function matchesPath(route: string, path: string): boolean {
  return parsePath(route).pattern.test(path);
}
