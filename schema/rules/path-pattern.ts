const regExpOf = (pattern: string) => new RegExp(`^${pattern.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`);

/** Whether a path is of a pattern: `:name` stands for one segment, `*` for any path. A slash at the end changes nothing. */
export function matchesPath(pattern: string, path: string): boolean {
  return pattern === '*' || regExpOf(pattern).test(path);
}

/** The segments that have a name, by it. Empty for another path. */
export function paramsOf(pattern: string, path: string): Record<string, string> {
  return pattern === '*' ? {} : { ...regExpOf(pattern).exec(path)?.groups };
}
