import { describe, expect, it } from 'vitest';
import { PrivacySettings } from '#schema/contracts/privacy.ts';
import { FROM_LOOSE_TO_STRICT, type PrivacyChoice } from '#schema/contracts/privacy-choices.ts';
import { homeDb, type Person, signedUp } from '#tests/worker/harness.ts';

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
