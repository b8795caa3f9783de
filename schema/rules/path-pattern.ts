/** Whether a path is of a pattern: `:name` stands for one segment, `*` for any path. A slash at the end changes nothing. */
export function matchesPath(pattern: string, path: string): boolean {
  if (pattern === '*') return true;
  return new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(path);
}
