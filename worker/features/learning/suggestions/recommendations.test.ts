import { describe, expect, it } from 'vitest';
import { bindings, type Person, signedUp } from '#tests/worker/harness.ts';
import { run } from '#tests/worker/home-rows.ts';
import {
  aPath,
  assessed,
  countRows,
  finish,
  type MadePath,
  onPlan,
} from '#tests/worker/learning.ts';

const LIST = '/api/learning/recommendations';

/** What is recommended of these paths; the content's own stand among them in the answer. */
async function recommended(person: Person, ...paths: MadePath[]) {
  const { body } = await person.get(LIST);
  return body.filter(({ pathId }: { pathId: number }) => paths.some(({ id }) => id === pathId));
}

const idsOf = (rows: { pathId: number }[]) => rows.map(({ pathId }) => pathId);

/** Everything a person did so far lies this much further back. */
async function daysPass(person: Person, days: number) {
  const shift = `-${days} days`;
  const columns = [
    ['mindset_assessments', 'created_at'],
    ['learning_recommendations', 'created_at'],
    ['learning_recommendations', 'valid_until'],
    ['learning_recommendations', 'answered_at'],
  ];
  for (const [table, column] of columns) {
    await run(
      `update ${table} set ${column} = strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, ?) where user_id = ?`,
      shift,
      person.user.id,
    );
  }
}

// challenges, obstacles, effort, criticism, success
const WEAK_IN_CRITICISM = [4, 3.5, 3.25, 2.4, 3];

describe('before the first assessment', () => {
  it('nothing is recommended', async () => {
    expect((await (await signedUp()).get(LIST)).body).toEqual([]);
  });
});

describe('after an assessment', () => {
  it('paths are recommended with the scores they rest on, and named with the assessment', async () => {
    const person = await signedUp();
    const path = await aPath({
      targetWeaknesses: ['criticism'],
      targetProfileTypes: ['critic_sensitive'],
    });
    const assessment = await assessed(person, WEAK_IN_CRITICISM);
    const [found] = await recommended(person, path);
    expect(found).toEqual({
      id: expect.any(Number),
      pathId: path.id,
      path: (await person.get(`/api/learning-paths/${path.id}`)).body,
      recommendationType: 'weakness_targeted',
      priority: 4,
      // Figures without answers: nobody knows how sure they are.
      confidence: 0,
      reasoning:
        'Your answers on criticism average 2.40, the lowest of the five. This path works on criticism.',
      estimatedImpact: 0.35,
      basedOnProfile: 'critic_sensitive',
      basedOnWeaknesses: ['criticism'],
      createdAt: expect.any(String),
    });
    const { recommendedPathIds } = assessment.recommendations;
    expect(recommendedPathIds[0]).toBe(path.id);
    expect(recommendedPathIds.length).toBeLessThanOrEqual(3);
  });

  it('names the paths that were sent, where some were', async () => {
    const person = await signedUp();
    const recommendations = { focusAreas: [], recommendedPathIds: [7], tips: ['Rest.'] };
    const answer = await person.post('/api/mindset/assessments', {
      overallScore: 3,
      challengesScore: 3,
      obstaclesScore: 3,
      effortScore: 3,
      criticismScore: 3,
      successScore: 3,
      recommendations,
    });
    expect(answer.body.recommendations).toEqual(recommendations);
  });

  it('an open path stands above a closed one that fits as well, which says what it needs', async () => {
    const person = await signedUp();
    const closed = await aPath({ tier: 'premium', targetWeaknesses: ['criticism'] });
    const open = await aPath({ targetWeaknesses: ['criticism'] });
    await assessed(person, WEAK_IN_CRITICISM);
    const found = await recommended(person, open, closed);
    expect(idsOf(found)).toEqual([open.id, closed.id]);
    expect(found[1].priority).toBe(found[0].priority - 1);
    expect(found[1].reasoning).toMatch(/ It is part of the premium plan\.$/);
    await onPlan(person, 'premium');
    const opened = await recommended(person, open, closed);
    expect(opened.map(({ reasoning }: { reasoning: string }) => reasoning)).toEqual(
      Array(2).fill(found[0].reasoning),
    );
  });

  it('they are begun anew by the next one', async () => {
    const person = await signedUp();
    const [criticism, effort] = [
      await aPath({ targetWeaknesses: ['criticism'] }),
      await aPath({ targetWeaknesses: ['obstacles'] }),
    ];
    await assessed(person, WEAK_IN_CRITICISM);
    expect(idsOf(await recommended(person, criticism, effort))).toEqual([criticism.id]);
    await daysPass(person, 42);
    expect((await person.get(LIST)).body).toEqual([]);
    await assessed(person, [4.25, 2, 4, 4.5, 3]);
    expect(await recommended(person, criticism, effort)).toMatchObject([
      { pathId: effort.id, recommendationType: 'weakness_targeted', priority: 4 },
      { pathId: criticism.id, recommendationType: 'strength_building', priority: 2 },
    ]);
    expect(
      await countRows(
        'learning_recommendations',
        person,
        `path_id = ${criticism.id} and valid_until > '2026'`,
      ),
    ).toBe(2);
  });

  it('none is stored when the assessment is not', async () => {
    const person = await signedUp();
    await run(
      "create trigger fail before insert on micro_learning_seeds begin select raise(abort, 'no'); end",
    );
    await expect(assessed(person, WEAK_IN_CRITICISM)).rejects.toThrow('500');
    await run('drop trigger fail');
    for (const table of [
      'mindset_assessments',
      'learning_recommendations',
      'micro_learning_seeds',
    ]) {
      expect([table, await countRows(table, person)]).toEqual([table, 0]);
    }
  });
});

describe('a recommendation', () => {
  const aRecommendation = async () => {
    const person = await signedUp();
    const path = await aPath({ targetWeaknesses: ['criticism'] });
    await assessed(person, WEAK_IN_CRITICISM);
    const [found] = await recommended(person, path);
    return { person, path, url: `${LIST}/${found.id}`, found };
  };
  const countersOf = (path: MadePath) =>
    bindings.DB.prepare(
      `select total_recommendations as made, recommendations_accepted as accepted from path_effectiveness
         where path_id = ? and user_profile_type = 'critic_sensitive' and target_weakness = 'criticism'`,
    )
      .bind(path.id)
      .first();

  it('that is accepted enrols, gives its reason, and is counted once', async () => {
    const { person, path, url, found } = await aRecommendation();
    expect(await countersOf(path)).toEqual({ made: 1, accepted: 0 });
    for (const answer of await Promise.all(
      [1, 2, 3].map(() => person.patch(url, { accepted: true })),
    )) {
      expect([answer.status, answer.body]).toEqual([200, found]);
    }
    const [enrollment] = (await person.get('/api/user/enrollments')).body;
    expect(enrollment).toMatchObject({ pathId: path.id, recommendationReason: found.reasoning });
    expect(await recommended(person, path)).toEqual([]);
    expect(await countersOf(path)).toEqual({ made: 1, accepted: 1 });
  });

  it('of a closed path cannot be accepted, and can be put away', async () => {
    const person = await signedUp();
    const path = await aPath({ tier: 'pro', targetWeaknesses: ['criticism'] });
    await assessed(person, WEAK_IN_CRITICISM);
    const [{ id }] = await recommended(person, path);
    const refused = await person.patch(`${LIST}/${id}`, { accepted: true });
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Subscription Required: this learning path requires a pro subscription. Please upgrade to access it.',
    ]);
    expect((await person.get('/api/user/enrollments')).body).toEqual([]);
    expect((await person.patch(`${LIST}/${id}`, { accepted: false })).status).toBe(200);
    expect(await recommended(person, path)).toEqual([]);
  });

  it('that is dismissed stays away while the score stays about the same', async () => {
    const { person, path, url } = await aRecommendation();
    for (let time = 0; time < 2; time++) {
      expect((await person.patch(url, { accepted: false })).status).toBe(200);
    }
    expect(await recommended(person, path)).toEqual([]);
    await daysPass(person, 40);
    await assessed(person, [4, 3.5, 3.25, 2.9, 3]);
    expect(await recommended(person, path)).toEqual([]);
    await daysPass(person, 40);
    await assessed(person, [4, 3.5, 3.25, 1.5, 3]);
    expect(await recommended(person, path)).toMatchObject([{ pathId: path.id, priority: 5 }]);
  });

  it('that is dismissed comes back after ninety days', async () => {
    const { person, path, url } = await aRecommendation();
    await person.patch(url, { accepted: false });
    await daysPass(person, 91);
    await assessed(person, WEAK_IN_CRITICISM);
    expect(await recommended(person, path)).toHaveLength(1);
  });

  it('is not shown of a path under way or finished', async () => {
    const { person, path } = await aRecommendation();
    const enrol = `/api/learning-paths/${path.id}/enroll`;
    await person.post(enrol);
    expect(await recommended(person, path)).toEqual([]);
    await person.delete(enrol);
    expect(await recommended(person, path)).toHaveLength(1);
    await finish(person, path);
    await person.delete(enrol);
    expect(await recommended(person, path)).toEqual([]);
  });

  it('of another person is 404', async () => {
    const { person, path, url } = await aRecommendation();
    const bob = await signedUp();
    for (const accepted of [true, false]) {
      const answer = await bob.patch(url, { accepted });
      expect([answer.status, answer.body]).toEqual([404, { message: 'Recommendation not found' }]);
    }
    expect((await bob.get('/api/user/enrollments')).body).toEqual([]);
    expect(await recommended(person, path)).toHaveLength(1);
    expect((await person.patch(url, {})).status).toBe(400);
  });
});

describe('when a path is finished', () => {
  it('the level above is recommended', async () => {
    const person = await signedUp();
    const first = await aPath({ title: 'The first', targetWeaknesses: ['criticism'] });
    const above = await aPath({ difficulty: 'intermediate' });
    await assessed(person, WEAK_IN_CRITICISM);
    expect(await recommended(person, above)).toEqual([]);
    await finish(person, first);
    expect(await recommended(person, first, above)).toMatchObject([
      {
        pathId: above.id,
        recommendationType: 'next_level',
        priority: 3,
        reasoning:
          'You finished “The first”, and your answers average 3.23 overall. This path is one level up.',
      },
    ]);
  });
});

describe('a path’s effectiveness', () => {
  const rowOf = (path: MadePath) =>
    bindings.DB.prepare(
      `select readings, pre_assessment_score as pre, post_assessment_score as post, improvement_score as improvement,
         engagement_score as engagement from path_effectiveness where path_id = ? and target_weakness = 'criticism'`,
    )
      .bind(path.id)
      .first<Record<string, number>>();
  const scoreOf = async (person: Person, { id }: MadePath) =>
    (await person.get(`/api/learning-paths/${id}`)).body.effectivenessScore;

  /** Takes the assessment, finishes a unit, and takes it again with another score on criticism. */
  async function learnsFrom(path: MadePath, after: number) {
    const person = await signedUp();
    await assessed(person, WEAK_IN_CRITICISM);
    await daysPass(person, 30);
    await finish(person, { unitIds: path.unitIds.slice(0, 1) });
    await assessed(person, [4, 3.5, 3.25, after, 3]);
    return person;
  }

  it('is the running mean of the lowest score before and after, of those who learned from it', async () => {
    const [path, other] = [await aPath(), await aPath()];
    await learnsFrom(path, 3);
    expect(await rowOf(path)).toEqual({
      readings: 1,
      pre: 2.4,
      post: 3,
      improvement: expect.closeTo(0.6),
      engagement: 0.4,
    });
    await learnsFrom(path, 2.6);
    expect(await rowOf(path)).toMatchObject({
      readings: 2,
      pre: expect.closeTo(2.4),
      post: expect.closeTo(2.8),
      improvement: expect.closeTo(0.4),
    });
    expect(await rowOf(other)).toBeNull();
  });

  it('takes in a unit once: an assessment without anything new since adds nothing', async () => {
    const path = await aPath();
    const person = await learnsFrom(path, 3);
    await run(
      "update user_progress set completed_at = strftime('%Y-%m-%dT%H:%M:%fZ', completed_at, '-20 days') where user_id = ?",
      person.user.id,
    );
    await daysPass(person, 10);
    await assessed(person, WEAK_IN_CRITICISM);
    expect(await rowOf(path)).toMatchObject({ readings: 1 });
  });

  it('is told of the path from ten readings on, within bounds', async () => {
    const [good, bad] = [await aPath(), await aPath()];
    for (const path of [good, bad]) {
      await run(
        `insert into path_effectiveness (path_id, user_profile_type, target_weakness, readings, improvement_score,
           pre_assessment_score, post_assessment_score) values (?, 'challenger', 'success', 8, ?, 3, 3)`,
        path.id,
        path === good ? 0.5 : -0.5,
      );
    }
    const person = await learnsFrom(good, 3);
    expect(await scoreOf(person, good)).toBe(0);
    await learnsFrom(good, 2.9);
    expect(await scoreOf(person, good)).toBe(0.51);
    await learnsFrom(bad, 2.4);
    await learnsFrom(bad, 2.4);
    expect(await scoreOf(person, bad)).toBe(0.05);
  });
});
