import { describe, expect, test } from 'vitest';
import { checkLearning } from './checks.ts';
import { type Learning, parseUnit, readLearning, type UnitSource } from './files.ts';

const sound = readLearning();
type Of<Type extends UnitSource['type']> = Extract<UnitSource, { type: Type }>;

/** What the checks say of the real content with one fault planted. */
function faultsOf(plant: (learning: Learning) => void): string[] {
  const learning = structuredClone(sound);
  plant(learning);
  return checkLearning(learning);
}

const unit = ({ units }: Learning, id: number) => units.find((one) => one.id === id) as UnitSource;
const quiz = (learning: Learning) => unit(learning, 4) as Of<'quiz'>;
const path = ({ paths }: Learning, index: number) => paths[index] as Learning['paths'][number];

test('the content as it is has no fault', () => {
  expect(checkLearning(sound)).toEqual([]);
});

describe('a planted fault is found and names its place', () => {
  test.each<[string, (learning: Learning) => void, RegExp]>([
    ['a second featured path', (l) => (path(l, 1).featured = true), /exactly one path is featured/],
    ['no premium path', (l) => (path(l, 3).subscriptionTier = 'pro'), /0 paths of tier premium/],
    ['a missing unit', (l) => l.units.splice(8, 1), /module 3 has 3 units/],
    ['a missing module', (l) => path(l, 0).modules.pop(), /7 modules, 8 are needed/],
    ['a wrong id', (l) => (unit(l, 7).id = 8), /07-three-.*id 8, but place 3 of module 2 is 7/],
    [
      'a unit in the wrong folder',
      (l) => (unit(l, 9).file = 'learning/foundations/09-x.md'),
      /belongs into/,
    ],
    [
      'minutes that do not add up',
      (l) => (unit(l, 1).minutes = 9),
      /module 1 says 48 minutes, its units 49/,
    ],
    [
      'hours that do not add up',
      (l) => (path(l, 0).estimatedHours = 2),
      /foundations says 2 hours/,
    ],
    [
      'a path without a video',
      (l) => Object.assign(unit(l, 13), { type: 'text' }),
      /plans-that-survive has no video/,
    ],
    ['two units of one title', (l) => (unit(l, 2).title = unit(l, 1).title), /twice: A muscle/],
  ])('structure: %s', (_, plant, found) => {
    expect(faultsOf(plant).join('\n')).toMatch(found);
  });

  test.each<[string, (learning: Learning) => void, RegExp]>([
    [
      'two right answers',
      (l) => {
        for (const option of quiz(l).questions[0]?.options ?? [])
          Object.assign(option, { correct: true });
      },
      /question 1 has 3 right answers/,
    ],
    [
      'right answers always first',
      (l) => {
        for (const { options } of quiz(l).questions)
          options.sort((a, b) => Number(b.correct) - Number(a.correct));
      },
      /always at the same place/,
    ],
  ])('quiz: %s', (_, plant, found) => {
    expect(faultsOf(plant).join('\n')).toMatch(found);
  });

  const say = (id: number, text: string) => (l: Learning) => {
    unit(l, id).body = `${text}\n\n${unit(l, id).body}`;
  };
  test.each<[string, (learning: Learning) => void, RegExp]>([
    [
      'a text too short',
      (l) => (unit(l, 1).body = 'Short.\n\n## Your turn\n\nGo.'),
      /2 words, a text has 500/,
    ],
    [
      'a summary too short',
      (l) => (unit(l, 2).body = 'Short.\n\n## Your turn\n\nGo.'),
      /a video has 150/,
    ],
    [
      'no act at the end',
      (l) => (unit(l, 1).body = unit(l, 1).body.replace('## Your turn', '## More')),
      /Your turn/,
    ],
    ['a heading of another level', say(1, '# Title'), /second level only/],
    ['HTML', say(1, '<div>text</div>'), /has HTML in it/],
    ['praise of a trait', say(1, 'You are a genius at this.'), /“genius” praises a trait/],
    ['an exclamation mark', say(3, 'Write now!'), /paragraph 1: shouts/],
    ['capitals', say(3, 'Write it NOW, REALLY.'), /paragraph 1: shouts/],
    ['filler', say(1, 'It’s important to note that this helps.'), /fills the line/],
    ['straight quotes', say(1, 'It\'s "so".'), /quotes of a typewriter/],
    [
      'a link to a stranger',
      say(1, 'See [this](https://example.com/page).'),
      /a link to https:\/\/example\.com/,
    ],
    ['a link without TLS', say(1, 'See [this](http://doi.org/10.1/x).'), /a link to http:/],
    ['a bare address', say(1, 'See https://doi.org/10.1/x for more.'), /stands bare/],
    [
      'a repeated sentence',
      say(9, 'There is nothing wrong with her belief.'),
      /09-.*: stands already in .*04-/,
    ],
    [
      'a text too hard to read',
      (l) => (unit(l, 3).body = unit(l, 3).body.replaceAll(/[.?] /g, ' and ')),
      /at grade \d+/,
    ],
  ])('prose: %s', (_, plant, found) => {
    expect(faultsOf(plant).join('\n')).toMatch(found);
  });

  test('prose: a paragraph that another unit has already', () => {
    const taken = (unit(sound, 1).body.split('\n\n')[1] as string).replace('six', 'seven');
    expect(faultsOf(say(9, taken)).join('\n')).toMatch(/says much the same as|stands already in/);
  });

  test.each<[string, (learning: Learning) => void, RegExp]>([
    [
      'an unknown work',
      say(1, 'So it is said (Nobody & Nowhere, 2011).'),
      /\(Nobody & Nowhere, 2011\) is not in/,
    ],
    ['a wrong year', say(1, 'So it is said (Simons et al., 2015).'), /2015\) is not in/],
    ['a forgotten author', say(6, 'So it is (Macnamara & Hambrick, 2014).'), /is not in/],
    [
      'a figure from nowhere',
      say(3, 'It helps by d = 0.81 on average.'),
      /d = 0\.81 stands without its source/,
    ],
    ['a share from nowhere', say(3, 'It helps 73% of people.'), /73 stands without its source/],
    [
      'a source that the text does not name',
      (l) => (unit(l, 3).source = 'Flynn & Lake (2008)'),
      /nothing in it says so/,
    ],
    [
      'a source with the wrong journal',
      (l) => (unit(l, 7).source = 'Flynn & Lake (2008), Nature'),
      /is not in/,
    ],
    [
      'a work that nobody cites',
      (l) => l.works.push({ authors: ['Solo'], year: 1999, title: 'Alone', where: 'Nature' }),
      /Solo \(1999\) is cited nowhere/,
    ],
  ])('sources: %s', (_, plant, found) => {
    expect(faultsOf(plant).join('\n')).toMatch(found);
  });
});

test('a file is held to its shape, and every problem of it is told', () => {
  const problems: string[] = [];
  const front = 'id: 1\nmodule: 1\norder: 1\ntype: exercise\ntitle: "Short"\nhints: ["one"]';
  expect(parseUnit('learning/x.md', `---\n${front}\n---\nBody`, problems)).toEqual([]);
  expect(problems.join('\n')).toMatch(/learning\/x\.md: hints/);
  expect(problems.join('\n')).toMatch(/learning\/x\.md: prompts/);
  expect(problems.join('\n')).toMatch(/learning\/x\.md: claim/);
  parseUnit('learning/y.md', 'no front matter', problems);
  parseUnit('learning/z.md', '---\na: [\n---\nBody', problems);
  expect(problems.join('\n')).toMatch(/learning\/y\.md: no front matter/);
  expect(problems.join('\n')).toMatch(/learning\/z\.md: /);
});
