import { beforeAll, describe, expect, it } from 'vitest';
import { bindings, ORIGIN, type Person, signedUp } from '#tests/worker/harness.ts';
import { aPath, finish, type MadePath, onPlan } from '#tests/worker/learning.ts';
import { MOUNTED } from '#tests/worker/mounted.ts';
import { seenDatabase } from '#tests/worker/seen-database.ts';
import { createApp } from '#worker/app.ts';
import { buildDeps } from '#worker/deps.ts';

const SENTENCE = (tier: string) =>
  `Subscription Required: this learning path requires a ${tier} subscription. Please upgrade to access it.`;
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString();
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();

const paths = {} as Record<'free' | 'pro' | 'premium', MadePath>;
beforeAll(async () => {
  for (const tier of ['free', 'pro', 'premium'] as const) paths[tier] = await aPath({ tier });
});

describe('the paths', () => {
  it('are listed in their order, with what is in them and how far one has come', async () => {
    const person = await signedUp();
    const { status, body } = await person.get('/api/learning-paths');
    expect(status).toBe(200);
    const orders = body.map(({ order }: { order: number }) => order);
    expect(orders).toEqual(orders.toSorted((a: number, b: number) => a - b));
    await finish(person, { unitIds: paths.free.unitIds.slice(0, 3) });
    const found = (await person.get('/api/learning-paths')).body.find(
      ({ id }: { id: number }) => id === paths.free.id,
    );
    expect(found).toMatchObject({
      title: paths.free.title,
      moduleCount: 2,
      unitCount: 4,
      completedUnits: 3,
      locked: false,
      engagementPattern: 'standard',
      effectivenessScore: 0,
    });
    expect((await person.get(`/api/learning-paths/${paths.free.id}`)).body).toEqual(found);
  });

  it('say for everybody else that nothing is finished', async () => {
    const [ada, bob] = [await signedUp(), await signedUp()];
    await finish(ada, paths.free);
    expect((await bob.get(`/api/learning-paths/${paths.free.id}`)).body.completedUnits).toBe(0);
  });

  it('have an outline: modules with their units in order, enrolment and own progress', async () => {
    const person = await signedUp();
    const [first, second] = paths.free.unitIds as [number, number];
    const url = `/api/learning-paths/${paths.free.id}/outline`;
    const empty = (await person.get(url)).body;
    expect([empty.enrollment, empty.progress]).toEqual([null, []]);
    await person.post(`/api/learning-units/${first}/progress`, { completed: true });
    await person.post(`/api/learning-units/${second}/progress`, {});
    const { status, body } = await person.get(url);
    expect(status).toBe(200);
    expect(body.modules.map(({ id }: { id: number }) => id)).toEqual(paths.free.moduleIds);
    expect(
      body.modules.flatMap(({ units }: { units: { id: number }[] }) => units.map(({ id }) => id)),
    ).toEqual(paths.free.unitIds);
    expect(body.modules[0].units[0]).toEqual({
      id: first,
      moduleId: paths.free.moduleIds[0],
      title: `Unit 1 of ${paths.free.title}`,
      type: 'text',
      order: 1,
      minutes: 10,
      difficultyLevel: 2,
      requiredMasteryScore: 0.7,
    });
    expect(body.enrollment).toMatchObject({ pathId: paths.free.id, completedAt: null });
    expect(body.progress.map(({ unitId }: { unitId: number }) => unitId).sort()).toEqual([
      first,
      second,
    ]);
  });

  it('list their modules, and modules their units', async () => {
    const person = await signedUp();
    const [moduleId] = paths.free.moduleIds as [number];
    const modules = (await person.get(`/api/learning-paths/${paths.free.id}/modules`)).body;
    expect(modules.map(({ id }: { id: number }) => id)).toEqual(paths.free.moduleIds);
    expect((await person.get(`/api/learning-modules/${moduleId}`)).body).toEqual(modules[0]);
    const units = (await person.get(`/api/learning-modules/${moduleId}/units`)).body;
    expect(units.map(({ id }: { id: number }) => id)).toEqual(paths.free.unitIds.slice(0, 2));
  });

  it.each([
    ['/api/learning-paths/999999', 'Learning path not found'],
    ['/api/learning-paths/999999/outline', 'Learning path not found'],
    ['/api/learning-paths/999999/modules', 'Learning path not found'],
    ['/api/learning-modules/999999', 'Learning module not found'],
    ['/api/learning-modules/999999/units', 'Learning module not found'],
    ['/api/learning-units/999999', 'Learning unit not found'],
    ['/api/learning-units/zero', 'Not found'],
  ])('%s is 404', async (url, message) => {
    const { status, body } = await (await signedUp()).get(url);
    expect([status, body]).toEqual([404, { message }]);
  });
});

describe('a unit', () => {
  it('comes with its material, its place and its neighbours across modules', async () => {
    const person = await signedUp();
    const [first, second, third] = paths.free.unitIds as [number, number, number];
    const { status, body } = await person.get(`/api/learning-units/${second}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      content: '<p>Something worth reading.</p>',
      claim: 'Practice changes what was practised.',
      act: 'Write down one thing.',
      module: { id: paths.free.moduleIds[0], title: 'Module 1' },
      path: { id: paths.free.id, title: paths.free.title },
      previous: { id: first, title: `Unit 1 of ${paths.free.title}` },
      next: { id: third, title: `Unit 3 of ${paths.free.title}` },
      progress: null,
    });
    await person.post(`/api/learning-units/${first}/progress`, { notes: 'Mine' });
    const opened = (await person.get(`/api/learning-units/${first}`)).body;
    expect([opened.previous, opened.progress.notes]).toEqual([null, 'Mine']);
    const last = (await person.get(`/api/learning-units/${paths.free.unitIds.at(-1)}`)).body;
    expect([last.next, last.progress]).toEqual([null, null]);
  });

  it('whose material is missing is bare, not an error', async () => {
    const person = await signedUp();
    const { unitIds } = await aPath({ units: [['text']] });
    await bindings.DB.prepare('update learning_units set adaptive_content = null where id = ?')
      .bind(unitIds[0])
      .run();
    const { status, body } = await person.get(`/api/learning-units/${unitIds[0]}`);
    expect([status, body.minutes, body.retrieval]).toEqual([200, 0, []]);
    expect(
      (await person.post(`/api/learning-units/${unitIds[0]}/progress`, { completed: true })).status,
    ).toBe(201);
  });
});

describe('a plan', () => {
  it.each([
    ['free', 'without end', ['free']],
    ['pro', 'without end', ['free', 'pro']],
    ['pro', 'until tomorrow', ['free', 'pro']],
    ['pro', 'until yesterday', ['free']],
    ['premium', 'without end', ['free', 'pro', 'premium']],
    ['premium', 'until tomorrow', ['free', 'pro', 'premium']],
    ['premium', 'until yesterday', ['free']],
  ] as const)('%s %s opens %j', async (tier, until, open) => {
    const person = await signedUp();
    const ends = { 'without end': null, 'until tomorrow': TOMORROW, 'until yesterday': YESTERDAY };
    await onPlan(person, tier, ends[until]);
    for (const pathTier of ['free', 'pro', 'premium'] as const) {
      const { id, unitIds } = paths[pathTier];
      const unit = `/api/learning-units/${unitIds[0]}`;
      const isOpen = (open as readonly string[]).includes(pathTier);
      const statuses = [
        (await person.get(unit)).status,
        (await person.post(`/api/learning-paths/${id}/enroll`)).status,
        (await person.post(`${unit}/progress`, {})).status,
      ];
      expect([pathTier, statuses]).toEqual([pathTier, isOpen ? [200, 201, 201] : [403, 403, 403]]);
      expect((await person.get(`/api/learning-paths/${id}`)).body.locked).toBe(!isOpen);
    }
  });

  it('that does not include a path shows its modules and titles, and answers 403 with the sentence for the rest', async () => {
    const person = await signedUp();
    const { id, unitIds } = paths.premium;
    const outline = await person.get(`/api/learning-paths/${id}/outline`);
    expect([
      outline.status,
      outline.body.path.locked,
      outline.body.modules[0].units.length,
    ]).toEqual([200, true, 2]);
    expect(JSON.stringify(outline.body)).not.toContain('Something worth reading');
    const unit = `/api/learning-units/${unitIds[0]}`;
    for (const answer of [
      await person.get(unit),
      await person.post(`${unit}/progress`, { completed: true }),
      await person.post(`/api/learning-paths/${id}/enroll`),
    ]) {
      expect([answer.status, answer.body]).toEqual([403, { message: SENTENCE('premium') }]);
    }
    expect((await person.get('/api/user/progress')).body).toEqual([]);
    expect((await person.get('/api/user/enrollments')).body).toEqual([]);
  });

  it('that has ended closes what was begun, and leaves what was noted', async () => {
    const person = await signedUp();
    await onPlan(person, 'pro', TOMORROW);
    const unitId = paths.pro.unitIds[0];
    const { body } = await person.post(`/api/learning-units/${unitId}/progress`, { notes: 'Mine' });
    await onPlan(person, 'pro', YESTERDAY);
    const patched = await person.patch(`/api/user-progress/${body.id}`, { completed: true });
    expect([patched.status, patched.body]).toEqual([403, { message: SENTENCE('pro') }]);
    const [kept] = (await person.get('/api/user/progress')).body;
    expect([kept.notes, kept.completed]).toEqual(['Mine', false]);
  });
});

describe('enrolling', () => {
  it('gives the same row each time, also at the same time, and is taken back', async () => {
    const person = await signedUp();
    const url = `/api/learning-paths/${paths.free.id}/enroll`;
    const first = await person.post(url);
    expect([first.status, first.body]).toEqual([
      201,
      {
        id: expect.any(Number),
        pathId: paths.free.id,
        enrolledAt: expect.any(String),
        completedAt: null,
        personalizedDifficulty: 1,
        learningVelocity: 1,
        engagementLevel: 0.5,
        strugglingAreas: [],
        recommendationReason: null,
        aiGenerated: false,
      },
    ]);
    const again = await Promise.all(Array.from({ length: 5 }, () => person.post(url)));
    for (const { status, body } of again) expect([status, body]).toEqual([201, first.body]);
    expect((await person.get('/api/user/enrollments')).body).toEqual([first.body]);
    expect((await person.delete(url)).status).toBe(204);
    expect((await person.delete(url)).status).toBe(204);
    expect((await person.get('/api/user/enrollments')).body).toEqual([]);
  });

  it('in nothing is 404', async () => {
    const person = await signedUp();
    for (const answer of [
      await person.post('/api/learning-paths/999999/enroll'),
      await person.delete('/api/learning-paths/999999/enroll'),
    ]) {
      expect([answer.status, answer.body]).toEqual([404, { message: 'Learning path not found' }]);
    }
  });

  it('is one’s own', async () => {
    const [ada, bob] = [await signedUp(), await signedUp()];
    const url = `/api/learning-paths/${paths.free.id}/enroll`;
    await ada.post(url);
    expect((await bob.delete(url)).status).toBe(204);
    expect((await ada.get('/api/user/enrollments')).body).toHaveLength(1);
    expect((await bob.get('/api/user/enrollments')).body).toEqual([]);
  });
});

describe('where to go on', () => {
  const next = async (person: Person) => (await person.get('/api/learning/next')).body;

  it('is nowhere at first', async () => {
    expect(await next(await signedUp())).toEqual({ unit: null, dueReviews: 0 });
  });

  it('is the first unit of a path enrolled in, then the one opened last, then the next', async () => {
    const person = await signedUp();
    const [first, second, third] = paths.free.unitIds as [number, number, number];
    await person.post(`/api/learning-paths/${paths.free.id}/enroll`);
    expect((await next(person)).unit).toEqual({
      id: first,
      title: `Unit 1 of ${paths.free.title}`,
      type: 'text',
      minutes: 10,
      isStarted: false,
      module: { id: paths.free.moduleIds[0], title: 'Module 1' },
      path: { id: paths.free.id, title: paths.free.title },
    });
    await person.post(`/api/learning-units/${second}/progress`, {});
    await person.post(`/api/learning-units/${third}/progress`, {});
    await person.post(`/api/learning-units/${second}/progress`, {});
    expect((await next(person)).unit).toMatchObject({ id: second, isStarted: true });
    await finish(person, { unitIds: [second, third] });
    expect((await next(person)).unit).toMatchObject({ id: first, isStarted: false });
    await finish(person, { unitIds: [first] });
    expect((await next(person)).unit).toMatchObject({
      id: paths.free.unitIds[3],
      isStarted: false,
    });
    await finish(person, paths.free);
    expect((await next(person)).unit).toBeNull();
  });

  it('is the path worked on last', async () => {
    const person = await signedUp();
    const other = await aPath();
    await finish(person, { unitIds: paths.free.unitIds.slice(0, 1) });
    await person.post(`/api/learning-paths/${other.id}/enroll`);
    expect((await next(person)).unit.id).toBe(other.unitIds[0]);
    await finish(person, { unitIds: paths.free.unitIds.slice(1, 2) });
    expect((await next(person)).unit.id).toBe(paths.free.unitIds[2]);
  });

  it('is not in a path that is closed by now', async () => {
    const person = await signedUp();
    await person.post(`/api/learning-paths/${paths.free.id}/enroll`);
    await onPlan(person, 'pro');
    await person.post(`/api/learning-units/${paths.pro.unitIds[0]}/progress`, {});
    expect((await next(person)).unit.id).toBe(paths.pro.unitIds[0]);
    await onPlan(person, 'pro', YESTERDAY);
    expect((await next(person)).unit.id).toBe(paths.free.unitIds[0]);
  });
});

describe('a search', () => {
  const search = async (q: string, more = '') =>
    (await (await signedUp()).get(`/api/learning/search?${new URLSearchParams({ q })}${more}`))
      .body;

  it('finds units by title, claim and text, best match first, closed ones included', async () => {
    const text = await aPath({
      content: '<p>The quokka’s winding <em class="zanzibar">path</em></p>',
      units: [['text']],
    });
    const claim = await aPath({
      material: { claim: 'A quokka path is short.' },
      units: [['text']],
    });
    const title = await aPath({ title: 'Quokka paths', tier: 'premium', units: [['video']] });
    expect(await search('quokka PATH')).toEqual([
      {
        id: title.unitIds[0],
        title: 'Unit 1 of Quokka paths',
        type: 'video',
        claim: 'Practice changes what was practised.',
        path: { id: title.id, title: 'Quokka paths' },
        locked: true,
      },
      expect.objectContaining({ id: claim.unitIds[0], locked: false }),
      expect.objectContaining({ id: text.unitIds[0] }),
    ]);
    expect(await search('“Quok’s”, (WIND)')).toHaveLength(1);
    expect(await search('zanzibar')).toEqual([]);
    expect(await search('quokka wombat')).toEqual([]);
    expect(await search('…!')).toEqual([]);
    expect(await search('quokka', '&limit=2')).toHaveLength(2);
  });

  it.each(['', '?q=', `?q=${'x'.repeat(101)}`, '?q=a&q=b', '?q=a&limit=0'])(
    'refuses %j',
    async (input) => {
      const { status, body } = await (await signedUp()).get(`/api/learning/search${input}`);
      expect([status, typeof body.message]).toEqual([400, 'string']);
    },
  );
});

describe('one round trip to the database', () => {
  let asked = 0;
  const app = createApp((env) => {
    const deps = buildDeps(env);
    const count = () => {
      asked += 1;
    };
    return { ...deps, db: seenDatabase(deps.db, count) };
  });
  const context = {
    waitUntil: () => undefined,
    passThroughOnException: () => undefined,
    props: {},
  };

  const reads = MOUNTED.filter(
    ({ method, path }) =>
      method === 'GET' && /^\/api\/(learning|user\/(enroll|progress))/.test(path),
  ).map(({ path }) => path);

  it.each([...new Set(reads)])('is all that GET %s takes', async (route) => {
    const person = await signedUp();
    await finish(person, { unitIds: paths.free.unitIds.slice(0, 2) });
    const url = route
      .replace(':pathId', String(paths.free.id))
      .replace(':moduleId', String(paths.free.moduleIds[0]))
      .replace(':unitId', String(paths.free.unitIds[0]));
    asked = 0;
    const { status } = await app.fetch(
      new Request(`${ORIGIN}${url}${route.endsWith('/search') ? '?q=practice' : ''}`, {
        headers: { Cookie: person.cookie },
      }),
      bindings,
      context as unknown as ExecutionContext,
    );
    expect([status, asked]).toEqual([200, 1]);
  });

  it('was counted for every read there is', () => {
    expect(new Set(reads).size).toBe(15);
  });
});
