import { describe, expect, it } from 'vitest';
import { bindings, freshName, registered, signedUp } from '#tests/worker/harness.ts';

const PREFERENCES = {
  coachPersonality: 'challenging',
  coachTone: 'scholarly',
  coachStyle: 'socratic',
};

describe.each([
  ['PATCH', '/api/user'],
  ['POST', '/api/user/update-email'],
])('changing the address by %s %s', (method, path) => {
  it('stores it and answers with the updated user', async () => {
    const person = await signedUp();
    const email = `${freshName()}@mail.org`;
    const { status, body } = await person.send(method, path, { body: { email } });
    expect([status, body]).toEqual([200, { ...person.user, email }]);
    expect((await person.get('/api/user')).body).toEqual(body);
  });

  it("refuses another person's address with 409 and keeps the old one", async () => {
    const taken = `${freshName()}@mail.org`;
    await registered({ email: taken });
    const person = await registered({ email: `${freshName()}@mail.org` });
    const { status, body } = await person.send(method, path, {
      body: { email: taken.toUpperCase() },
    });
    expect([status, body.message]).toEqual([409, 'Email already in use']);
    expect((await person.get('/api/user')).body).toEqual(person.user);
  });

  it.each([{ email: 'nobody' }, { email: '' }, { email: null }, {}, { email: ['a@b.c'] }])(
    'refuses %j',
    async (input) => {
      const person = await signedUp();
      expect((await person.send(method, path, { body: input })).status).toBe(400);
    },
  );

  it('voids a reset link sent to the old address', async () => {
    const person = await signedUp();
    await bindings.DB.prepare(
      "update users set reset_token = 'hash', reset_token_expires_at = '2999-01-01' where id = ?",
    )
      .bind(person.user.id)
      .run();
    await person.send(method, path, { body: { email: `${freshName()}@mail.org` } });
    const row = await bindings.DB.prepare('select reset_token from users where id = ?')
      .bind(person.user.id)
      .first();
    expect(row).toEqual({ reset_token: null });
  });
});

describe('the coach’s manner', () => {
  it('is stored and answered with the user', async () => {
    const person = await signedUp();
    const { status, body } = await person.patch('/api/user/coach-preferences', PREFERENCES);
    expect([status, body]).toEqual([200, { ...person.user, ...PREFERENCES }]);
  });

  it.each([
    { ...PREFERENCES, coachTone: 'loud' },
    { coachTone: 'warm' },
    { ...PREFERENCES, isAdmin: true },
    [],
    'warm',
    null,
  ])('refuses %j', async (input) => {
    const person = await signedUp();
    expect((await person.patch('/api/user/coach-preferences', input)).status).toBe(400);
    expect((await person.get('/api/user')).body).toEqual(person.user);
  });
});

describe('onboarding', () => {
  const scores = {
    overallScore: 3.2,
    challengesScore: 3,
    obstaclesScore: 3.5,
    effortScore: 2.75,
    criticismScore: 4,
    successScore: 2.75,
  };

  it('is needed until an assessment is saved', async () => {
    const person = await signedUp();
    expect((await person.get('/api/user/onboarding-status')).body).toEqual({
      needsOnboarding: true,
    });
    const recommendations = {
      focusAreas: ['effort', 'success'],
      recommendedPathIds: [],
      tips: ['Begin small'],
    };
    const saved = await person.post('/api/mindset/assessments', { ...scores, recommendations });
    expect(saved.status).toBe(201);
    // The paths are ours to name where the browser names none.
    const paths = { recommendedPathIds: expect.arrayContaining([expect.any(Number)]) };
    expect(saved.body).toMatchObject({
      ...scores,
      recommendations: { ...recommendations, ...paths },
    });
    expect((await person.get('/api/user/onboarding-status')).body).toEqual({
      needsOnboarding: false,
    });
    expect((await person.get('/api/mindset/assessments/latest')).body).toEqual(saved.body);
  });

  it('can be put off for a week, and is still needed', async () => {
    const person = await signedUp();
    const { status, body } = await person.post('/api/user/onboarding-later');
    expect([status, body]).toEqual([
      200,
      { needsOnboarding: true, laterUntil: expect.any(String) },
    ]);
    const days = (Date.parse(body.laterUntil) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    expect((await person.get('/api/user/onboarding-status')).body).toEqual(body);
    const other = await signedUp();
    expect((await other.get('/api/user/onboarding-status')).body).toEqual({
      needsOnboarding: true,
    });
  });

  it('answers 404 for the latest assessment where there is none', async () => {
    const person = await signedUp();
    const { status, body } = await person.get('/api/mindset/assessments/latest');
    expect([status, body]).toEqual([
      404,
      { message: 'Please complete the mindset assessment first' },
    ]);
  });

  it.each([
    { overallScore: 5.01 },
    { effortScore: 0.99 },
    { successScore: null },
    { criticismScore: 'high' },
  ])('refuses %j and stays needed', async (wrong) => {
    const person = await signedUp();
    expect((await person.post('/api/mindset/assessments', { ...scores, ...wrong })).status).toBe(
      400,
    );
    expect((await person.get('/api/user/onboarding-status')).body).toEqual({
      needsOnboarding: true,
    });
  });
});
