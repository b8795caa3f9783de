/** One kind of check that `npm test` makes. */
export interface Layer {
  /** What `--only` calls it. */
  name: string;
  /** Layers that have to have run before. */
  needs?: string[];
  /** Keeps all processors busy by itself: nothing runs beside it. */
  isWide?: boolean;
}

export interface TestArguments {
  /** The names after `--only`; all layers where there are none. */
  only: string[];
  /** `--full`: the exhaustive sweeps as well, which look at `FULL`. */
  isFull: boolean;
  /**
   * Whatever else was said: paths and filters, handed to the runner of the layers that were named.
   */
  rest: string[];
}

/**
 * Reads what stands after `npm test --`: `--only rules,worker`, `--full`, and with `--only` a path
 * or a filter for the runner.
 * @throws Error that says what is wrong with the arguments
 */
export function readArguments(args: string[]): TestArguments {
  const only: string[] = [];
  const rest: string[] = [];
  let isFull = false;
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] as string;
    if (arg === '--full') isFull = true;
    else if (arg === '--only' || arg.startsWith('--only=')) {
      const list = arg === '--only' ? args[++index] : arg.slice('--only='.length);
      const names = (list ?? '').split(',').filter(Boolean);
      if (names.length === 0)
        throw new Error('Say which after --only, for example: --only rules,worker');
      only.push(...names);
    } else rest.push(arg);
  }
  if (rest.length > 0 && only.length === 0)
    throw new Error(
      `${rest.join(' ')}: a path or a filter goes with --only, for example --only rules`,
    );
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

/** So many layers run side by side. */
const AT_ONCE = 2;

/**
 * Runs layers, two at a time, each when what it needs has run; in their order as far as that goes.
 * @param run says whether the layer is sound. A layer that needs an unsound one is not run; `skip`
 * is called for it.
 */
export async function runLayers<L extends Layer>(
  layers: L[],
  run: (layer: L) => Promise<boolean>,
  skip: (layer: L, missing: string) => void,
): Promise<void> {
  const waiting = new Set(layers);
  const running = new Map<L, Promise<void>>();
  const broken = new Set<string>();
  const isAhead = (name: string) =>
    [...waiting, ...running.keys()].some((layer) => layer.name === name);
  const fits = ({ isWide }: Layer) =>
    isWide
      ? running.size === 0
      : running.size < AT_ONCE && ![...running.keys()].some((one) => one.isWide);

  const start = (layer: L) => {
    waiting.delete(layer);
    const missing = layer.needs?.find((name) => broken.has(name));
    if (missing) {
      broken.add(layer.name);
      return skip(layer, missing);
    }
    const ended = run(layer).then((isSound) => {
      if (!isSound) broken.add(layer.name);
      running.delete(layer);
    });
    running.set(layer, ended);
  };

  while (waiting.size > 0) {
    const next = [...waiting].find((layer) => !layer.needs?.some(isAhead) && fits(layer));
    if (next) start(next);
    else await Promise.race(running.values());
  }
  await Promise.all(running.values());
}
