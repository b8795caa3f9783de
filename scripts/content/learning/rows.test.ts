import { describe, expect, it, test } from 'vitest';
import { UNIT_TYPES } from '#schema/contracts/enums.ts';
import { UnitMaterial } from '#schema/contracts/unit-material.ts';
import { sanitiseHtml } from '#worker/lib/text/sanitise-html.ts';
import { readLearning, type UnitSource } from './files.ts';
import { toUnitHtml } from './html.ts';
import { compileMaterial, learningRows, unitRow } from './rows.ts';

const learning = readLearning();
const firstOf = (type: UnitSource['type']) =>
  learning.units.find((unit) => unit.type === type) as UnitSource;

describe.each(UNIT_TYPES)('a unit of type %s', (type) => {
  const unit = firstOf(type);
  const row = unitRow(unit, learning.works);

  it('fits the contract, strictly', () => {
    expect(UnitMaterial.parse(compileMaterial(unit, learning.works))).toEqual(row.adaptive_content);
  });

  it('has its text where the screen looks for it, and it is stored as the sanitiser leaves it', () => {
    const { summary } = row.adaptive_content;
    const html = type === 'video' ? summary : row.content;
    expect(html).toMatch(/^<p>/);
    expect(sanitiseHtml(html as string)).toBe(html);
    expect(summary === null).toBe(type !== 'video');
  });

  it('holds questions, prompts or a talk, by its type', () => {
    const { questions, prompts, video } = row.adaptive_content;
    expect([questions !== null, prompts !== null, video !== null]).toEqual([
      type === 'quiz',
      type === 'exercise',
      type === 'video',
    ]);
  });
});

test('a talk plays from the player’s address and names its page', () => {
  const unit = firstOf('video');
  const { content, adaptive_content } = unitRow(unit, learning.works);
  expect(content).toMatch(/^https:\/\/embed\.ted\.com\/talks\/[a-z0-9_]+$/);
  expect(adaptive_content.video?.page).toMatch(/^https:\/\/www\.ted\.com\/talks\/[a-z0-9_]+$/);
});

test('a question keeps exactly one right answer', () => {
  const { questions } = compileMaterial(firstOf('quiz'), learning.works);
  for (const { options } of questions ?? [])
    expect(options.filter(({ isCorrect }) => isCorrect)).toHaveLength(1);
});

test('a citation leads to its work, and what follows the year stays outside', () => {
  expect(toUnitHtml('A trial (Yeager et al., 2019, about 12,500 students).', learning.works)).toBe(
    '<p>A trial (<a href="https://doi.org/10.1038/s41586-019-1466-y" target="_blank" rel="noopener noreferrer">Yeager et\u00a0al., 2019</a>, about 12,500 students).</p>',
  );
  expect(toUnitHtml('Plans (Gollwitzer & Sheeran, 2006).', learning.works)).toContain(
    'href="https://doi.org/10.1016/S0065-2601(06)38002-1"',
  );
  expect(toUnitHtml('A book (Stone & Heen, 2014).', learning.works)).toBe(
    '<p>A book (Stone &amp; Heen, 2014).</p>',
  );
});

test('the same content gives the same rows, with ids that do not move', () => {
  const rows = learningRows(learning);
  expect(JSON.stringify(learningRows(readLearning()))).toBe(JSON.stringify(rows));
  expect(rows.units.map(({ id }) => id)).toEqual(
    Array.from({ length: 32 }, (_, index) => index + 1),
  );
  expect(rows.modules.map(({ id, path_id, order }) => [id, path_id, order])).toEqual([
    [1, 1, 1],
    [2, 1, 2],
    [3, 2, 1],
    [4, 2, 2],
    [5, 3, 1],
    [6, 3, 2],
    [7, 4, 1],
    [8, 4, 2],
  ]);
  expect(
    rows.paths.map(({ order, subscription_tier, featured }) => [
      order,
      subscription_tier,
      featured,
    ]),
  ).toEqual([
    [1, 'free', true],
    [2, 'free', false],
    [3, 'pro', false],
    [4, 'premium', false],
  ]);
});
