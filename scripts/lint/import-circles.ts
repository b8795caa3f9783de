import type { SourceModule } from './modules.ts';

type Graph = Map<string, Set<string>>;

/** A way from a node back to itself, as its nodes in order; undefined where there is none. */
function circleIn(graph: Graph): string[] | undefined {
  const done = new Set<string>();
  const way: string[] = [];

  function follow(node: string): string[] | undefined {
    const before = way.indexOf(node);
    if (before >= 0) return [...way.slice(before), node];
    if (done.has(node)) return undefined;
    way.push(node);
    for (const next of graph.get(node) ?? []) {
      const circle = follow(next);
      if (circle) return circle;
    }
    way.pop();
    done.add(node);
    return undefined;
  }

  for (const node of graph.keys()) {
    const circle = follow(node);
    if (circle) return circle;
  }
  return undefined;
}

const FEATURE = /^worker\/features\/[^/]+/;
const featureOf = (path: string) => FEATURE.exec(path)?.[0];

function featureGraph(modules: SourceModule[]): Graph {
  const graph: Graph = new Map();
  for (const { path, named } of modules.filter(({ path }) => !path.includes('.test.'))) {
    const feature = featureOf(path);
    if (!feature) continue;
    const others = named
      .flatMap((other) => featureOf(other) ?? [])
      .filter((other) => other !== feature);
    graph.set(feature, new Set([...(graph.get(feature) ?? []), ...others]));
  }
  return graph;
}

/**
 * Modules that load each other in a circle, and features of the Worker that know each other; the
 * first of each.
 */
export function findImportCircles(modules: SourceModule[]): string[] {
  const loads: Graph = new Map(modules.map(({ path, loaded }) => [path, new Set(loaded)]));
  return [circleIn(loads), circleIn(featureGraph(modules))].flatMap((circle) =>
    circle ? [`a circle of imports: ${circle.join(' -> ')}`] : [],
  );
}
