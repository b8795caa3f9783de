import { expect, test } from 'vitest';
import { ContentDraft } from '#schema/contracts/admin/content-edits.ts';
import { linkProblems } from '#worker/features/admin/typed-html.rules.ts';
import { unitFields, unitProblems } from '#worker/features/admin/unit-fields.rules.ts';
import { readLearning } from './learning/files.ts';
import { learningRows } from './learning/rows.ts';
import { readMicroItems } from './micro-learning.ts';
import { readMotivations } from './motivations.ts';

/**
 * The bounds of the app and those of the files are written down twice; what the files hold must fit
 * both.
 */
const { paths, modules, units } = learningRows(readLearning());

const unitDrafts = units.map((row) => ({
  type: row.type,
  fields: unitFields({
    type: row.type,
    title: row.title,
    content: row.content,
    personalizedHints: row.personalized_hints,
    material: row.adaptive_content,
  }),
}));

const drafts: object[] = [
  ...paths.map(({ title, description, learning_objectives: learningObjectives }) => ({
    kind: 'path',
    title,
    description,
    learningObjectives,
  })),
  ...modules.map(({ title, description }) => ({ kind: 'module', title, description })),
  ...unitDrafts.map(({ fields }) => fields),
  ...readMotivations().map(({ quote, source, category, action }) => ({
    kind: 'motivation',
    quote,
    source,
    category,
    action,
  })),
  ...readMicroItems().map(({ content, category, estimatedMinutes, source = null }) => ({
    kind: 'micro',
    content,
    category,
    estimatedMinutes,
    source,
  })),
];

test('all content of the files can be saved in the app as it is', () => {
  expect(drafts.length).toBeGreaterThan(180);
  for (const draft of drafts) {
    const { success, error } = ContentDraft.safeParse(draft);
    expect([draft, success ? [] : error?.issues]).toEqual([draft, []]);
  }
});

test('all units of the files are built as the app asks for it', () => {
  for (const { type, fields } of unitDrafts) {
    expect([fields.title, unitProblems(fields, type), linkProblems(fields.html)]).toEqual([
      fields.title,
      [],
      [],
    ]);
  }
});
