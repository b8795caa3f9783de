import { describe, expect, it } from 'vitest';
import { goalKindOf } from '#worker/adapters/built-in-coach/planner/kinds.ts';
import { kindFor } from './kind-for.ts';

const written = {
  ...goalKindOf('saving'),
  steps: [
    'one',
    { title: 'two', unless: 'shakes=Yes' },
    { title: [{ when: 'shakes=Yes', text: 'three, slowly' }, 'three'] },
  ],
  rounds: [{ tasks: ['a', { about: 'tablets', text: 'b' }, [{ when: 'name', text: 'c' }]] }],
  care: { about: ['tablets', 'drink'], text: 'see somebody' },
};

function kindOf(answers: readonly (readonly [string, string])[], about: readonly string[] = []) {
  const given = new Map(answers.map(([id, text]) => [id, { text }] as const));
  return kindFor(written, 3, { answers: given, about: new Set(about) });
}

describe('a kind for one person', () => {
  it('has no text, task or step that is for others', () => {
    const { kind, begins } = kindOf([]);
    expect(kind.steps).toEqual(['one', { title: 'two' }, { title: ['three'] }]);
    expect(kind.rounds).toEqual([{ tasks: ['a'] }]);
    expect(kind.care).toBeUndefined();
    expect(begins).toBe(3);
  });

  it('has those that an answer or a topic is for, and a step fewer where an answer closes it', () => {
    const { kind, begins } = kindOf(
      [
        ['shakes', 'yes'],
        ['name', 'Ana'],
      ],
      ['tablets'],
    );
    expect(kind.steps).toEqual(['one', { title: ['three, slowly', 'three'] }]);
    expect(kind.rounds).toEqual([{ tasks: ['a', 'b', ['c']] }]);
    expect(kind.care).toBe('see somebody');
    expect(begins).toBe(2);
  });

  it('warns of what was said, and of one thing that is for everybody', () => {
    const cautions = [
      'of all',
      'of all, too',
      { about: 'tablets', text: 'of tablets' },
      { when: 'shakes=Yes', text: 'of tablets' },
      { about: 'drink', text: 'of drink' },
    ];
    const shown = (about: readonly string[], answers = new Map<string, { text: string }>()) =>
      kindFor({ ...written, cautions }, 1, { answers, about: new Set(about) }).kind.cautions;
    expect(shown([])).toEqual(['of all']);
    expect(shown(['tablets'], new Map([['shakes', { text: 'Yes' }]]))).toEqual([
      'of tablets',
      'of all',
    ]);
    expect(shown(['tablets', 'drink'])).toEqual(['of tablets', 'of drink']);
  });
});
