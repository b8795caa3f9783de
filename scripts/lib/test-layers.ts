/** One kind of check that `npm test` makes. */
export interface Layer {
  /** What `--only` calls it. */
  name: string;
  /** Layers that have to have run before. */
  needs?: string[];
}

export interface Asked {
  /** The names after `--only`; all layers where there are none. */
  only: string[];
  /** `--full`: the exhaustive sweeps as well, which look at `FULL`. */
  isFull: boolean;
  /** Whatever else was said: paths and filters, handed to the runner of the layers that were named. */
  rest: string[];
}

/**
 * Reads what stands after `npm test --`: `--only rules,worker`, `--full`, and with `--only` a path or a filter for the runner.
 * @throws Error with a sentence for whoever typed it
 */
export function readArguments(args: string[]): Asked {
  const only: string[] = [];
  const rest: string[] = [];
  let isFull = false;
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] as string;
    if (arg === '--full') isFull = true;
    else if (arg === '--only' || arg.startsWith('--only=')) {
      const list = arg === '--only' ? args[++index] : arg.slice('--only='.length);
      const names = (list ?? '').split(',').filter(Boolean);
      if (names.length === 0) throw new Error('Say which after --only, for example: --only rules,worker');
      only.push(...names);
    } else rest.push(arg);
  }
  if (rest.length > 0 && only.length === 0)
    throw new Error(`${rest.join(' ')}: a path or a filter goes with --only, for example --only rules`);
  return { only, isFull, rest };
}

/**
 * The layers that were asked for and what they need, in the order in which all run.
 * @throws Error with a sentence that lists the names, where one is none of them
 */
export function selectLayers<L extends Layer>(layers: L[], only: string[]): L[] {
  if (only.length === 0) return layers;
  const named = (name: string) => {
    const layer = layers.find((each) => each.name === name);
    if (layer) return layer;
    throw new Error(`There is no layer “${name}”: ${layers.map((each) => each.name).join(', ')}.`);
  };
  const wanted = new Set<L>();
  const want = (layer: L) => {
    for (const needed of layer.needs ?? []) want(named(needed));
    wanted.add(layer);
  };
  for (const name of only) want(named(name));
  return layers.filter((layer) => wanted.has(layer));
}
