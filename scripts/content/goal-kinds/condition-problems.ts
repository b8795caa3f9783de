import { CONDITIONED } from '#worker/adapters/built-in-coach/planner/goal-kind.ts';
import type { FiledKind } from './kind-file.ts';
import { conditionsOf } from './variants.ts';

/** Conditions that can never come true, and topics that nothing is about. */
export function conditionProblems(file: string, kind: FiledKind): string[] {
  const things = (kind.thing?.names ?? []).flatMap((name) =>
    typeof name === 'string' ? [name] : Object.entries(name).flat(),
  );
  const topics = Object.keys(kind.topics ?? {});
  const canBe = (condition: string) => {
    const [id, label] = condition.split('=');
    const asked = kind.questions.find((question) => question.id === id);
    return asked && (label === undefined || asked.choices?.some((one) => one.label === label));
  };
  const texts = Object.fromEntries(CONDITIONED.map((key) => [key, kind[key]]));
  const found = [...conditionsOf(texts, '')];
  const used = new Set(found.flatMap(([, { about }]) => [about ?? []].flat()));
  return [
    ...found.flatMap(([path, { when, unless, about }]) => [
      ...[when ?? [], unless ?? []]
        .flat(2)
        .filter((condition) => !canBe(condition))
        .map((condition) => `${file}: ${path}: no question has the answer “${condition}”`),
      ...[about ?? []]
        .flat()
        .filter((name) => !topics.includes(name) && !things.includes(name))
        .map((name) => `${file}: ${path}: “${name}” is neither a topic nor a thing of this kind`),
    ]),
    ...topics
      .filter((topic) => !used.has(topic))
      .map((topic) => `${file}: topics: nothing is about “${topic}”`),
  ];
}
