import { describe, expect, test } from 'vitest';
import { outlineQuery, unitQuery } from '#frontend/api/learning.ts';
import { reviewsQuery } from '#frontend/api/reviews.ts';
import { cacheOfMaya, pageInNode } from '#frontend/screens/page-in-node.tsx';
import type { LearningUnit } from '#schema/contracts/learning.ts';
import { AT, learner, outline, record, unit } from './learning-fixtures.ts';

const unitPage = (more: Partial<LearningUnit> = {}) => {
  const client = learner();
  client.setQueryData(unitQuery(20).queryKey, unit(more));
  return pageInNode(client, '/learning-units/20');
};

describe('a learning unit', () => {
  test('it shows what it rests on, its text, its act and its neighbours', async () => {
    const html = await unitPage();
    for (const words of [
      'Practice changes what is practised.',
      'Somebody (2016), A Journal',
      '<em>often</em>',
      'Write down the next narrow thing.',
      'Ask what a camera would see.',
      '6 to 10 min',
      'Unit 3 of 4',
      'Mark as Complete',
      'Save Notes',
    ])
      expect(html).toContain(words);
    expect(html).toMatch(/href="\/learning-paths\/1"[^>]*>.*?Back to Module/s);
    expect(html).toContain('href="/learning-units/11"');
    expect(html).toContain('href="/learning-units/21"');
  });

  test('finished, it says so and offers to take it back', async () => {
    const html = await unitPage({ progress: record(20, { notes: 'My own words' }) });
    expect(html).toContain('Mark as not complete');
    expect(html).toContain('My own words');
    expect(html).toContain('data-forward="true"');
  });

  test('a talk is a drawing until it is asked for, and says whom it contacts', async () => {
    const video = {
      title: 'On yet',
      speaker: 'A Speaker',
      minutes: 10,
      page: 'https://www.ted.com/talks/yet',
    };
    const talk = { type: 'video' as const, summary: '<p>In short.</p>', video };
    const html = await unitPage({ ...talk, content: 'https://embed.ted.com/talks/yet' });
    expect(html).toContain('A talk by A Speaker');
    expect(html).toContain('Playing it contacts embed.ted.com');
    expect(html).toContain('In short.');
    expect(html).not.toContain('<iframe');
    expect(html).not.toContain('src="https://embed');
    expect(await unitPage({ ...talk, content: '' })).toContain('Video URL not available');
    const refused = await unitPage({ ...talk, content: 'https://example.org/a' });
    expect(refused).toContain('Could not load the video. Please check the URL.');
    expect(refused).toContain('Mark as Watched');
  });

  const questions = [0, 1].map((right) => ({
    question: `Question about ${right}?`,
    options: ['one', 'two'].map((text, index) => ({
      text: `${text} of ${right}`,
      isCorrect: index === right,
      feedback: `Because of ${text}.`,
    })),
  }));

  test('a quiz asks one question and gives nothing away', async () => {
    const html = await unitPage({ type: 'quiz', questions });
    expect(html).toContain('Question 1 of 2');
    expect(html).toContain('Question about 0?');
    expect(html).not.toContain('Question about 1?');
    expect(html).not.toContain('Because of');
  });

  test('a kept result is shown again, with what the unit asks for', async () => {
    const progress = record(20, { answers: [0, 0], masteryScore: 1, attemptsCount: 2 });
    const html = await unitPage({ type: 'quiz', questions, progress });
    expect(html).toContain('1 of 2 right');
    expect(html).toContain('Not yet the 70% this unit asks for.');
    expect(html).toContain('Your best so far: 100%.');
    expect(html).toContain('Because of two.');
    expect(html).toContain('Try again');
  });

  test('an exercise shows what was written before', async () => {
    const prompts = [
      { label: 'Where you were stuck', help: 'Name the thing.', rows: 3 },
      { label: 'What changed', help: 'All counts.', rows: 4 },
    ];
    const progress = record(20, { completed: false, written: ['At the first page'] });
    const html = await unitPage({ type: 'exercise', prompts, progress });
    expect(html).toContain('At the first page</textarea>');
    expect(html).toContain('What changed</label>');
  });

  test('the last one of a path calls the path done', async () => {
    const client = learner();
    const progress = [10, 11, 20, 21].map((id) => record(id));
    client.setQueryData(outlineQuery(1).queryKey, outline({ progress }));
    client.setQueryData(unitQuery(20).queryKey, unit({ progress: record(20), next: null }));
    const html = await pageInNode(client, '/learning-units/20');
    expect(html).toContain('You have worked through “Path 1”');
    expect(html).toContain('End of the path');
  });
});

describe('recall', () => {
  const item = {
    id: 4,
    question: 'What does a path across a field serve?',
    answer: 'One route.',
    unit: { id: 10, title: 'Unit 10' },
    step: 0,
    dueAt: AT,
  };

  test('a question is asked, and its answer is not there yet', async () => {
    const client = cacheOfMaya();
    client.setQueryData(reviewsQuery.queryKey, { due: [item], dueCount: 1, nextDueAt: null });
    const html = await pageInNode(client, '/reviews');
    expect(html).toContain(item.question);
    expect(html).toContain('Show the answer');
    expect(html).not.toContain(item.answer);
  });

  test.each([
    [null, 'Nothing to recall yet.'],
    [new Date(Date.now() + 86_400_000).toISOString(), 'The next one comes tomorrow.'],
  ])('with nothing due, and the next at %s, it says "%s"', async (nextDueAt, words) => {
    const client = cacheOfMaya();
    client.setQueryData(reviewsQuery.queryKey, { due: [], dueCount: 0, nextDueAt });
    expect(await pageInNode(client, '/reviews')).toContain(words);
  });
});
