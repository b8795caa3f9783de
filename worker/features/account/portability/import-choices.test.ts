import { describe, expect, it } from 'vitest';
import { PrivacySettings } from '#schema/contracts/privacy.ts';
import { FROM_LOOSE_TO_STRICT, type PrivacyChoice } from '#schema/contracts/privacy-choices.ts';
import { homeDb, type Person, signedUp } from '#tests/worker/harness.ts';
import { remindable } from '#tests/worker/reminders.ts';

type Choices = Record<string, unknown>;

const choicesOf = async (person: Person): Promise<Choices> => {
  const { model: _, ...choices } = (await person.get('/api/privacy')).body;
  return choices;
};
const choose = async (person: Person, choices: Choices) =>
  expect((await person.patch('/api/privacy', choices)).status).toBe(200);

/** A file of somebody who chose otherwise. */
async function fileWith(choices: Choices) {
  const person = await signedUp();
  await choose(person, choices);
  return (await person.get('/api/export.json')).body;
}

const each = Object.entries(FROM_LOOSE_TO_STRICT) as [PrivacyChoice, readonly unknown[]][];
const all = (at: 0 | -1) => Object.fromEntries(each.map(([name, known]) => [name, known.at(at)]));
/** Every pair of two different values: the first one looser. */
const PAIRS = each.flatMap(([name, known]) =>
  known.flatMap((loose, index) =>
    known.slice(index + 1).map((strict) => ({ name, loose, strict })),
  ),
);

describe('an import', () => {
  it('knows every choice about privacy, from loose to strict', () => {
    const { model: _, ...choices } = PrivacySettings.shape;
    expect(Object.keys(FROM_LOOSE_TO_STRICT).toSorted()).toEqual(Object.keys(choices).toSorted());
  });

  it.each(PAIRS)(
    'leaves $name $strict where the file says $loose, and says so',
    async ({ name, loose, strict }) => {
      const [person, file] = [await signedUp(), await fileWith({ [name]: loose })];
      await choose(person, { [name]: strict });
      const before = await choicesOf(person);
      const { status, body } = await person.post('/api/import', file);
      expect([status, body.stayed.settings]).toEqual([200, [name]]);
      expect(body.stayed.message).toMatch(/^Some settings stayed as they are here, .+: .+\.$/);
      expect(await choicesOf(person)).toEqual(before);
    },
  );

  it.each(PAIRS)(
    'takes $name $strict over where it is $loose here',
    async ({ name, loose, strict }) => {
      const [person, file] = [await signedUp(), await fileWith({ [name]: strict })];
      await choose(person, { [name]: loose });
      const { status, body } = await person.post('/api/import', file);
      expect([status, body.stayed]).toEqual([200, undefined]);
      expect((await choicesOf(person))[name]).toBe(strict);
    },
  );

  it('names each that stayed, and takes Eden’s manner over all the same', async () => {
    const [person, other] = [await signedUp(), await signedUp()];
    await choose(person, all(-1));
    await choose(other, all(0));
    await other.patch('/api/user/coach-preferences', {
      coachPersonality: 'analytical',
      coachTone: 'neutral',
      coachStyle: 'socratic',
    });
    const file = (await other.get('/api/export.json')).body;
    const { body } = await person.post('/api/import', file);
    expect(body.stayed.settings).toEqual(Object.keys(FROM_LOOSE_TO_STRICT));
    expect(body.stayed.message).toContain('Incognito, who writes Eden’s words in the chat, ');
    expect(body.stayed.message).toContain(' and a word for the day.');
    expect(await choicesOf(person)).toEqual(all(-1));
    expect((await person.get('/api/user')).body).toMatchObject({ coachTone: 'neutral' });
  });

  it('of a shorter time for chats deletes none that are here, and says that it stayed', async () => {
    const [person, file] = [await signedUp(), await fileWith({ chatRetentionDays: 7 })];
    await homeDb
      .prepare("insert into chat_messages (user_id, content, created_at) values (?, 'Long ago', ?)")
      .bind(person.user.id, new Date(Date.now() - 20 * 86_400_000).toISOString())
      .run();
    const { body } = await person.post('/api/import', file);
    expect(body.stayed.settings).toEqual(['chatRetentionDays']);
    expect((await choicesOf(person))['chatRetentionDays']).toBeNull();
  });

  it('without settings says nothing of them', async () => {
    const person = await signedUp();
    await choose(person, all(-1));
    const { account: _, ...file } = await fileWith(all(0));
    expect((await person.post('/api/import', file)).body.stayed).toBeUndefined();
    expect(await choicesOf(person)).toEqual(all(-1));
  });
});

describe('what asks and writes', () => {
  const CHOSEN = {
    quietFrom: '21:00',
    quietUntil: '08:00',
    dayLimit: 2,
    pausedUntil: '2099-01-31',
  };

  /** Somebody with a reminder by mail, other hours, and both mails. */
  async function asked() {
    const { person, askAbout } = await remindable();
    await homeDb
      .prepare('update users set email = ?1, email_key = ?1, email_verified_at = ?2 where id = ?3')
      .bind(`${person.user.username}@mail.org`, '2026-01-01T00:00:00.000Z', person.user.id)
      .run();
    await askAbout({ byMail: true });
    await person.patch('/api/reminders/settings', { ...CHOSEN, showsTitles: true });
    await person.patch('/api/mail-plans', { week: WEEK, away: true });
    return person;
  }
  const WEEK = { weekday: 5, hour: 17, namesGoals: true };

  it('stand in the file, to import and to read', async () => {
    const person = await asked();
    const { asking } = (await person.get('/api/export.json')).body;
    expect(asking).toEqual({
      reminders: { byPush: true, byMail: true, showsTitles: true, ...CHOSEN },
      mails: { week: WEEK, away: true },
    });
    const { body: text } = await person.get('/api/export.md');
    expect(text).toContain('- task 0-0 at 18:30, by notification and mail\n- Quiet from 21:00');
    expect(text).toContain('- A mail about the week, on day 5 of it at 17:00');
  });

  it('come with a file but for mails and own words, which are off until chosen again', async () => {
    const file = (await (await asked()).get('/api/export.json')).body;
    const other = await signedUp();
    const { status, body } = await other.post('/api/import', file);
    expect([status, body.mailsOff]).toEqual([200, expect.stringMatching(/^Mails stay off until/)]);
    expect(body.reminders).toEqual({ added: 1, skipped: 0 });
    expect((await other.get('/api/reminders')).body[0]).toMatchObject({ byMail: true });
    expect((await other.get('/api/reminders/settings')).body).toMatchObject({
      byPush: true,
      byMail: false,
      showsTitles: false,
      ...CHOSEN,
    });
    expect((await other.get('/api/mail-plans')).body).toMatchObject({ week: null, away: false });
  });

  it('of a file that says nothing of choices sends no mails either', async () => {
    const { asking: _, ...file } = (await (await asked()).get('/api/export.json')).body;
    const other = await signedUp();
    expect((await other.post('/api/import', file)).body.mailsOff).toBeDefined();
    expect((await other.get('/api/reminders/settings')).body).toMatchObject({
      byMail: false,
      quietFrom: '22:00',
    });
  });

  it('leave the hours that were chosen here, and who is asked here already', async () => {
    const file = (await (await asked()).get('/api/export.json')).body;
    const [chooser, { person, askAbout }] = [await signedUp(), await remindable()];
    await chooser.patch('/api/reminders/settings', { dayLimit: 1 });
    await chooser.post('/api/import', file);
    expect((await chooser.get('/api/reminders/settings')).body).toMatchObject({
      dayLimit: 1,
      byMail: false,
      quietFrom: '22:00',
    });
    await askAbout({ byMail: true });
    await homeDb
      .prepare('delete from reminder_choices where user_id = ?')
      .bind(person.user.id)
      .run();
    await person.post('/api/import', file);
    expect((await person.get('/api/reminders/settings')).body).toMatchObject({ byMail: true });
  });
});
