import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it } from 'vitest';
import type {
  ContentEdit,
  ContentFields,
  FieldsOf,
} from '#schema/contracts/admin/content-edits.ts';
import { anAdmin, auditEventsOf } from '#tests/worker/admin.ts';
import { bindings, type HttpAnswer, type Person, signedUp } from '#tests/worker/harness.ts';
import { aPath } from '#tests/worker/learning.ts';

const { TEST_SEED } = env as unknown as { TEST_SEED: string[] };
const seed = () => bindings.DB.batch(TEST_SEED.map((statement) => bindings.DB.prepare(statement)));
const run = (text: string, ...values: unknown[]) =>
  bindings.DB.prepare(text)
    .bind(...values)
    .run();

const at = (kind: string, id: number) => `/api/admin/content/${kind}/${id}`;
const read = async (admin: Person, kind: string, id: number): Promise<ContentEdit> =>
  (await admin.get(at(kind, id))).body;
const save = (admin: Person, edit: ContentEdit, change: object): Promise<HttpAnswer> =>
  admin.patch(`${at(edit.kind, edit.id)}/draft`, {
    basedOn: edit.editedAt,
    fields: { ...(edit.draft ?? edit.live), ...change },
  });
const go = (
  admin: Person,
  step: string,
  { kind, id, editedAt }: ContentEdit,
): Promise<HttpAnswer> => admin.post(`${at(kind, id)}/${step}`, { basedOn: editedAt });
const seen = async (person: Person, unitId: number) =>
  (await person.get(`/api/learning-units/${unitId}`)).body;

const TITLE = 'A title that was mended';
const unitWith = (edit: ContentEdit) => edit.live as FieldsOf<'unit'>;

/** Real units of each type; those of the free paths, which everybody may read. */
const UNITS = { text: 1, video: 2, exercise: 3, quiz: 4 } as const;

// Each test begins with the content of the files.
afterEach(async () => {
  await run('drop trigger if exists no_trail');
  await run('delete from content_edits');
  await seed();
});

describe('the list of content', () => {
  it.each([
    ['path', 4],
    ['module', 8],
    ['unit', 32],
    ['motivation', 90],
    ['micro', 60],
  ])('of kind %s has all there is, with how it stands', async (kind, least) => {
    const admin = await anAdmin();
    const { body } = await admin.get(`/api/admin/content?kind=${kind}`);
    expect(body.length).toBeGreaterThanOrEqual(least);
    expect(body[0]).toMatchObject({
      kind,
      hasDraft: false,
      isEdited: false,
      editedAt: null,
      editedBy: null,
    });
  });

  it('shows drafts and what was published here', async () => {
    const admin = await anAdmin();
    const state = async () => {
      const { body } = await admin.get('/api/admin/content?kind=unit');
      const { hasDraft, isEdited, editedBy } = body.find(
        ({ id }: { id: number }) => id === UNITS.text,
      );
      return { hasDraft, isEdited, editedBy };
    };
    const saved = (await save(admin, await read(admin, 'unit', UNITS.text), { title: TITLE })).body
      .edit;
    expect(await state()).toEqual({
      hasDraft: true,
      isEdited: false,
      editedBy: admin.user.username,
    });
    await go(admin, 'publish', saved);
    expect(await state()).toEqual({
      hasDraft: false,
      isEdited: true,
      editedBy: admin.user.username,
    });
  });

  it('asks for a kind there is', async () => {
    const admin = await anAdmin();
    expect((await admin.get('/api/admin/content')).status).toBe(400);
    expect((await admin.get('/api/admin/content?kind=users')).status).toBe(400);
    for (const path of [at('users', 1), at('unit', 999_999), `${at('unit', 1)}x`, at('module', 0)])
      expect([path, (await admin.get(path)).status]).toEqual([path, 404]);
    expect((await admin.get('/api/admin/content/unit/999999/preview')).status).toBe(404);
  });
});

describe('a draft', () => {
  it('is nobody’s to see until it is published, and then everybody’s', async () => {
    const [admin, person] = [await anAdmin(), await signedUp()];
    const before = await seen(person, UNITS.text);
    const { body } = await save(admin, await read(admin, 'unit', UNITS.text), {
      title: TITLE,
      act: 'Write down the one narrow thing that your goal needs next, tonight.',
    });
    expect(body).toMatchObject({
      takenOut: [],
      edit: { hasDraft: true, changed: ['title', 'act'] },
    });
    expect(await seen(person, UNITS.text)).toEqual(before);
    const preview = await admin.get(`/api/admin/content/unit/${UNITS.text}/preview`);
    expect(preview.body).toMatchObject({
      id: UNITS.text,
      title: TITLE,
      act: body.edit.draft.act,
      progress: null,
    });
    expect(preview.body.next).toEqual(before.next);
    const published = await go(admin, 'publish', body.edit);
    expect(published.body).toMatchObject({
      hasDraft: false,
      isEdited: true,
      draft: null,
      changed: [],
    });
    expect(await seen(person, UNITS.text)).toEqual({
      ...before,
      title: TITLE,
      act: body.edit.draft.act,
      progress: null,
    });
    expect(
      (await auditEventsOf(admin)).map(({ action, detail }) => [action, JSON.parse(detail)]),
    ).toEqual([
      ['content.save', { changed: ['title', 'act'] }],
      ['content.publish', { changed: ['title', 'act'] }],
    ]);
  });

  it('of a talk changes its summary and leaves its address', async () => {
    const [admin, person] = [await anAdmin(), await signedUp()];
    const before = await seen(person, UNITS.video);
    const html = '<p>What the talk says, in short.</p><h2>Your turn</h2><p>Try it.</p>';
    const { body } = await save(admin, await read(admin, 'unit', UNITS.video), { html });
    const preview = await admin.get(`/api/admin/content/unit/${UNITS.video}/preview`);
    expect(preview.body).toMatchObject({
      content: before.content,
      summary: html,
      video: before.video,
    });
    await go(admin, 'publish', body.edit);
    expect(await seen(person, UNITS.video)).toEqual({ ...before, summary: html });
  });

  it('of a quiz changes its questions, of an exercise its prompts', async () => {
    const [admin, person] = [await anAdmin(), await signedUp()];
    for (const [type, name] of [
      ['quiz', 'questions'],
      ['exercise', 'prompts'],
    ] as const) {
      const edit = await read(admin, 'unit', UNITS[type]);
      const all = unitWith(edit)[name] as object[];
      const words = 'Which of these would you rather begin with on a bad day?';
      const change = all.map((one, index) =>
        index === 0
          ? { ...one, ...(type === 'quiz' ? { question: words } : { label: 'Which one' }) }
          : one,
      );
      const { body } = await save(admin, edit, { [name]: change });
      expect(body.edit.changed).toEqual([name]);
      await go(admin, 'publish', body.edit);
      expect((await seen(person, UNITS[type]))[name]).toEqual(change);
    }
  });

  it.each([
    ['path', 1, { title: 'Another title of it' }, '/api/learning-paths/1', 'title'],
    ['module', 1, { title: 'Another title of it' }, '/api/learning-modules/1', 'title'],
  ] as const)(
    'of a %s is seen by learners once published',
    async (kind, id, change, url, field) => {
      const [admin, person] = [await anAdmin(), await signedUp()];
      const { body } = await save(admin, await read(admin, kind, id), change);
      expect((await person.get(url)).body[field]).not.toBe(change.title);
      expect((await go(admin, 'publish', body.edit)).status).toBe(200);
      expect((await person.get(url)).body[field]).toBe(change.title);
    },
  );

  it.each([
    ['motivation', 'quote', 'motivations'],
    ['micro', 'content', 'micro_learning_items'],
  ])('of a %s goes into its row', async (kind, column, table) => {
    const admin = await anAdmin();
    const words =
      'Something that was tried twice in two ways says more than something that was tried ten times in one, and takes less of an evening.';
    const { body } = await save(admin, await read(admin, kind, 2), { [column]: words });
    expect((await go(admin, 'publish', body.edit)).status).toBe(200);
    const row = await bindings.DB.prepare(`select * from ${table} where id = 2`).first();
    expect(row?.[column]).toBe(words);
  });

  it('that is put away leaves what people see', async () => {
    const [admin, person] = [await anAdmin(), await signedUp()];
    const before = await seen(person, UNITS.text);
    const { edit } = (await save(admin, await read(admin, 'unit', UNITS.text), { title: TITLE }))
      .body;
    const discarded = await go(admin, 'discard', edit);
    expect(discarded.body).toMatchObject({ hasDraft: false, draft: null, isEdited: false });
    expect(await seen(person, UNITS.text)).toEqual(before);
    for (const step of ['discard', 'publish', 'hand-back'])
      expect((await go(admin, step, discarded.body)).status).toBe(409);
    expect((await auditEventsOf(admin)).map(({ action }) => action)).toEqual([
      'content.save',
      'content.discard',
    ]);
  });

  it('that says what stands there anyway is none', async () => {
    const admin = await anAdmin();
    const edit = await read(admin, 'unit', UNITS.text);
    const saved = (await save(admin, edit, { title: TITLE })).body.edit;
    const { body } = await save(admin, saved, { title: unitWith(edit).title });
    expect(body.edit).toMatchObject({ hasDraft: false, changed: [] });
  });
});

describe('two admins at one text', () => {
  it('lose nothing: who comes second is told', async () => {
    const [ada, bob] = [await anAdmin(), await anAdmin()];
    const edit = await read(ada, 'unit', UNITS.text);
    const first = await save(ada, edit, { title: TITLE });
    const second = await save(bob, edit, { title: 'A title of somebody else' });
    expect([first.status, second.status]).toEqual([200, 409]);
    expect(second.body.message).toContain('in the meantime');
    for (const step of ['publish', 'discard']) expect((await go(bob, step, edit)).status).toBe(409);
    expect(await read(bob, 'unit', UNITS.text)).toMatchObject({
      draft: { title: TITLE },
      editedBy: ada.user.username,
      isEdited: false,
    });
    expect(await auditEventsOf(bob)).toEqual([]);
    expect((await save(bob, first.body.edit, { title: 'A title of somebody else' })).status).toBe(
      200,
    );
  });

  it('in the very same moment are one that saves and one that is told', async () => {
    const [ada, bob] = [await anAdmin(), await anAdmin()];
    const edit = await read(ada, 'unit', UNITS.text);
    const answers = await Promise.all([
      save(ada, edit, { title: TITLE }),
      save(bob, edit, { title: 'A title of somebody else' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('what is saved', () => {
  const TAIL = '<h2>Your turn</h2><p>Try it.</p>';

  it.each([
    ['<p onclick="alert(1)">a</p>', '<p>a</p>', []],
    ['<p>a</p><script>alert(1)</script>', '<p>a</p>', ['script']],
    ['<p>a<img src=x onerror=alert(1)></p>', '<p>a</p>', ['img']],
    [
      '<svg><a xlink:href="javascript:alert(1)" href="/x">a</a></svg>',
      '<a href="/x">a</a>',
      ['svg'],
    ],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe><p>a</p>', '<p>a</p>', ['iframe']],
    ['<p style="position:fixed" id="x" data-y>a</p><style>p{}</style>', '<p>a</p>', ['style']],
    ['<form action="https://evil.test"><p>a</p><input></form>', '<p>a</p>', ['form', 'input']],
    ['<math><mtext><p>a</p></mtext></math>', '<p>a</p>', ['math', 'mtext']],
    ['<b>a</b><i>b</i>', '<strong>a</strong><em>b</em>', []],
  ])('of %s is %s, in the draft and on the page', async (html, clean, takenOut) => {
    const [admin, person] = [await anAdmin(), await signedUp()];
    const saved = await save(admin, await read(admin, 'unit', UNITS.text), { html: html + TAIL });
    expect(saved.body.takenOut).toEqual(takenOut);
    expect(saved.body.edit.draft.html).toBe(clean + TAIL);
    await go(admin, 'publish', saved.body.edit);
    expect((await seen(person, UNITS.text)).content).toBe(clean + TAIL);
  });

  it('is cleaned once more when it is published, whoever wrote the draft', async () => {
    const [admin, person] = [await anAdmin(), await signedUp()];
    const { edit } = (await save(admin, await read(admin, 'unit', UNITS.text), { title: TITLE }))
      .body;
    const draft = { ...edit.draft, html: `<p onclick="alert(1)">a</p>${TAIL}` };
    await run("update content_edits set draft = ? where kind = 'unit'", JSON.stringify(draft));
    await go(admin, 'publish', edit);
    expect((await seen(person, UNITS.text)).content).toBe(`<p>a</p>${TAIL}`);
  });

  it.each([
    [
      { html: `<p><a href="javascript:alert(1)">a</a></p>${TAIL}` },
      'fields.html',
      'cannot be linked to',
    ],
    [
      { html: `<p><a href="http://example.org">a</a></p>${TAIL}` },
      'fields.html',
      'cannot be linked to',
    ],
    [{ html: '<p>a</p>' }, 'fields.html', 'Your turn'],
    [{ html: '' }, 'fields.html', 'needs its text'],
    [{ html: 'x'.repeat(40_001) }, 'fields.html', 'under 40001'],
    [{ title: 'Short' }, 'fields.title', 'at least 6'],
    [{ title: 'You are so smart' }, 'fields.title', 'praise what they do'],
    [{ title: 'Now you can do it!' }, 'fields.title', 'exclamation mark'],
    [{ title: 'Half a \ud800 character' }, 'fields.title', 'cannot be stored'],
    [{ hints: ['Only one hint, long enough to count.'] }, 'fields.hints', 'two hints'],
    [{ retrieval: [] }, 'fields.retrieval', 'three things'],
    [{ questions: [] }, 'fields.questions', '4 to 6'],
    [
      { prompts: [{ label: 'What now', help: 'Say it in one line, for yourself.', rows: 2 }] },
      'fields.prompts',
      '2 to 5',
    ],
    [{ minutes: 3 }, 'fields', ''],
  ])('is not %j', async (change, path, words) => {
    const admin = await anAdmin();
    const { status, body } = await save(admin, await read(admin, 'unit', UNITS.text), change);
    expect([status, body.issues?.[0]]).toEqual([
      400,
      { path, message: expect.stringContaining(words) },
    ]);
    expect((await read(admin, 'unit', UNITS.text)).hasDraft).toBe(false);
  });

  it('is of the kind it is saved as', async () => {
    const admin = await anAdmin();
    const edit = await read(admin, 'module', 1);
    const { status } = await admin.patch(`${at('path', 1)}/draft`, {
      basedOn: null,
      fields: edit.live,
    });
    expect(status).toBe(400);
  });

  it('leaves one right answer to a question, no more and no fewer', async () => {
    const admin = await anAdmin();
    const edit = await read(admin, 'unit', UNITS.quiz);
    const questions = structuredClone(unitWith(edit).questions ?? []);
    for (const option of questions[0]?.options ?? []) option.isCorrect = true;
    const { status, body } = await save(admin, edit, { questions });
    expect([status, body.issues?.[0]]).toEqual([
      400,
      { path: 'fields.questions.0.options', message: 'Exactly one answer fits best' },
    ]);
  });
});

describe('a unit whose material was never written', () => {
  it('gets a whole one', async () => {
    const [admin, person] = [await anAdmin(), await signedUp()];
    const path = await aPath();
    const unitId = path.unitIds[0] as number;
    await run('update learning_units set adaptive_content = null where id = ?', unitId);
    const edit = await read(admin, 'unit', unitId);
    const { live } = await read(admin, 'unit', UNITS.text);
    const { body } = await save(admin, edit, live as ContentFields);
    expect((await go(admin, 'publish', body.edit)).status).toBe(200);
    expect(await seen(person, unitId)).toMatchObject({
      claim: unitWith({ live } as ContentEdit).claim,
      minutes: 0,
    });
  });
});

describe('the seed', () => {
  const titleOf = async (table: string, id: number) =>
    (
      await bindings.DB.prepare(`select title from ${table} where id = ?`)
        .bind(id)
        .first<{ title: string }>()
    )?.title;

  it('leaves alone what was published here, and nothing else', async () => {
    const admin = await anAdmin();
    const { edit } = (await save(admin, await read(admin, 'unit', UNITS.text), { title: TITLE }))
      .body;
    await go(admin, 'publish', edit);
    await save(admin, await read(admin, 'unit', UNITS.quiz), { title: TITLE });
    await run("update learning_units set title = 'Lost' where id in (3, 4)");
    await seed();
    expect(await titleOf('learning_units', UNITS.text)).toBe(TITLE);
    for (const id of [UNITS.exercise, UNITS.quiz]) {
      expect([TITLE, 'Lost', undefined]).not.toContain(await titleOf('learning_units', id));
    }
    expect((await read(admin, 'unit', UNITS.quiz)).draft).toMatchObject({ title: TITLE });
  });

  it.each([
    ['path', 'learning_paths', 'title'],
    ['module', 'learning_modules', 'title'],
    ['motivation', 'motivations', 'source'],
    ['micro', 'micro_learning_items', 'source'],
  ])('does so for a %s, too', async (kind, table, column) => {
    const admin = await anAdmin();
    const { body } = await save(admin, await read(admin, kind, 3), { [column]: TITLE });
    await go(admin, 'publish', body.edit);
    await seed();
    const row = await bindings.DB.prepare(`select ${column} from ${table} where id = 3`).first();
    expect(row).toEqual({ [column]: TITLE });
  });

  it('leads again once the text is handed back to the files', async () => {
    const admin = await anAdmin();
    const before = await titleOf('learning_units', UNITS.text);
    const { edit } = (await save(admin, await read(admin, 'unit', UNITS.text), { title: TITLE }))
      .body;
    const published = (await go(admin, 'publish', edit)).body;
    const back = await go(admin, 'hand-back', published);
    expect(back.body).toMatchObject({ isEdited: false, live: { title: TITLE } });
    await seed();
    expect(await titleOf('learning_units', UNITS.text)).toBe(before);
  });
});

describe('a change of content and its row in the trail', () => {
  it.each(['draft', 'publish', 'discard'])('stand or fall together: %s', async (step) => {
    const [admin, person] = [await anAdmin(), await signedUp()];
    const edit = await read(admin, 'unit', UNITS.text);
    const saved = step === 'draft' ? edit : (await save(admin, edit, { title: TITLE })).body.edit;
    const before = await seen(person, UNITS.text);
    await run(
      "create trigger no_trail before insert on audit_trail begin select raise(abort, 'no'); end",
    );
    const { status } =
      step === 'draft' ? await save(admin, saved, { title: TITLE }) : await go(admin, step, saved);
    expect(status).toBe(500);
    expect(await read(admin, 'unit', UNITS.text)).toEqual(saved);
    expect(await seen(person, UNITS.text)).toEqual(before);
  });
});
