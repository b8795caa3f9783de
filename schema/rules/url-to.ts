type NamesIn<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? NamesIn<Segment> | NamesIn<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** A path of `schema/urls` with its `:name` segments filled in, each escaped. */
export function urlTo<const Path extends string>(
  path: Path,
  values: Record<NamesIn<Path>, string | number>,
): string {
  return path.replaceAll(/:(\w+)/g, (_, name) => encodeURIComponent(values[name as NamesIn<Path>]));
}
