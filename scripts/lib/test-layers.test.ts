import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from './paths.ts';
import { type Layer, readArguments, runLayers, selectLayers } from './test-layers.ts';

const layers = [
  { name: 'lint' },
  { name: 'rules' },
  { name: 'build' },
  { name: 'worker', needs: ['build'] },
  { name: 'journeys', needs: ['build'] },
];
const names = (only: string[]) => selectLayers(layers, only).map(({ name }) => name);

describe('which layers run', () => {
  it('all of them, where none is named', () => {
    expect(names([])).toEqual(['lint', 'rules', 'build', 'worker', 'journeys']);
  });

  it('those that are named with what they need, in the order of all', () => {
    expect(names(['rules'])).toEqual(['rules']);
    expect(names(['journeys', 'lint'])).toEqual(['lint', 'build', 'journeys']);
    expect(names(['worker', 'journeys'])).toEqual(['build', 'worker', 'journeys']);
  });

  it('an unknown name is said, with those that there are', () => {
    expect(() => names(['rules', 'roles'])).toThrow(
      'There is no layer “roles”: lint, rules, build, worker, journeys.',
    );
  });
});

describe('layers side by side', () => {
  /** Runs them with a hand on when each one ends, and tells what happened in order. */
  async function run(all: Layer[], ends: string[], unsound: string[] = []) {
    const said: string[] = [];
    const ending = new Map(all.map(({ name }) => [name, Promise.withResolvers<boolean>()]));
    const whole = runLayers(
      all,
      ({ name }) => {
        said.push(`${name} begins`);
        return (ending.get(name) as PromiseWithResolvers<boolean>).promise;
      },
      ({ name }, missing) => said.push(`${name} lacks ${missing}`),
    );
    for (const name of ends) {
      said.push(`${name} ends`);
      ending.get(name)?.resolve(!unsound.includes(name));
      // All that follows from one end has followed when timers come round.
      await new Promise(setImmediate);
    }
    await whole;
    return said;
  }

  it('two at a time, and what needs another one after it', async () => {
    const all = [{ name: 'a' }, { name: 'b', needs: ['a'] }, { name: 'c' }, { name: 'd' }];
    expect(await run(all, ['c', 'a', 'b', 'd'])).toEqual([
      'a begins',
      'c begins',
      'c ends',
      'd begins',
      'a ends',
      'b begins',
      'b ends',
      'd ends',
    ]);
  });

  it('a wide one by itself', async () => {
    const all = [{ name: 'a' }, { name: 'wide', isWide: true }, { name: 'b' }];
    expect(await run(all, ['a', 'b', 'wide'])).toEqual([
      'a begins',
      'b begins',
      'a ends',
      'b ends',
      'wide begins',
      'wide ends',
    ]);
  });

  it('what needs one that failed is not run, and said', async () => {
    const all = [{ name: 'a' }, { name: 'b', needs: ['a'] }, { name: 'c', needs: ['b'] }];
    expect(await run(all, ['a'], ['a'])).toEqual(['a begins', 'a ends', 'b lacks a', 'c lacks b']);
  });
});

describe('what stands after npm test --', () => {
  it('nothing: everything, without the exhaustive sweeps', () => {
    expect(readArguments([])).toEqual({ only: [], isFull: false, rest: [] });
  });

  it('names with commas or one by one, and a path for the runner', () => {
    const asked = { only: ['rules', 'worker'], isFull: false, rest: ['schema/rules'] };
    expect(readArguments(['--only', 'rules,worker', 'schema/rules'])).toEqual(asked);
    expect(readArguments(['--only=rules', 'schema/rules', '--only', 'worker'])).toEqual(asked);
  });

  it('--full beside either', () => {
    expect(readArguments(['--full'])).toEqual({ only: [], isFull: true, rest: [] });
    expect(readArguments(['--only', 'rules', '--full'])).toMatchObject({
      only: ['rules'],
      isFull: true,
    });
  });

  it.each([[['--only']], [['--only=']], [['--only', ',']], [['schema/rules']], [['--fulll']]])(
    '%j is answered with a sentence, and runs nothing',
    (args) => expect(() => readArguments(args)).toThrow('--only'),
  );
});

it('every script of package.json is there, and every layer it names', () => {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const source = readFileSync(inRoot('scripts', 'test.ts'), 'utf8');
  const known = [...source.matchAll(/^ {2,4}(?:\{ )?name: '([\w-]+)'/gm)].map(([, name]) => ({
    name: name as string,
  }));
  expect(known.length).toBeGreaterThan(8);
  for (const command of Object.values<string>(scripts)) {
    const [, file, args = ''] = /^node scripts\/run\.mjs ([\w-]+) ?(.*)$/.exec(command) ?? [];
    if (file) readFileSync(inRoot('scripts', `${file}.ts`));
    if (file === 'test') selectLayers(known, readArguments(args.split(' ').filter(Boolean)).only);
  }
});
