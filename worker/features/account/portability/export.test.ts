import { describe, expect, it } from 'vitest';
import { EXPORT_LISTS } from '#schema/contracts/export-file.ts';
import { furnished } from '#tests/worker/furnished.ts';
import { bindings, postGoal, signedUp } from '#tests/worker/harness.ts';
import { exported } from '#tests/worker/portability.ts';

describe('an export', () => {
  it('holds everything a person has, in the contract’s shape, and nothing secret', async () => {
    const person = await furnished({ email: undefined });
    const file = await exported(person);
    for (const list of EXPORT_LISTS.filter((name) => !['shares', 'notes'].includes(name)))
      expect([list, file[list].length > 0]).toEqual([list, true]);
    expect(file.account).toMatchObject({
      username: person.user.username,
      subscriptionTier: 'premium',
    });
    const text = JSON.stringify(file);
    expect(text).not.toMatch(/scrypt|"password"|token|stripe|shareCode|reference"|sessionId/i);
  });

  it('holds nothing of anybody else', async () => {
    const [ada, bob] = [await furnished(), await signedUp()];
    await postGoal(bob, { title: 'Bob’s own' });
    const [fileOfAda, fileOfBob] = [await exported(ada), await exported(bob)];
    expect(JSON.stringify(fileOfAda)).not.toContain('Bob’s own');
    expect(fileOfBob.goals.map(({ title }: any) => title)).toEqual(['Bob’s own']);
    expect(fileOfBob.journal).toEqual([]);
  });

  it('is whole however many pages it takes', async () => {
    const person = await signedUp();
    const goals = [await postGoal(person), await postGoal(person), await postGoal(person)];
    await bindings.DB.prepare(
      `with recursive n(i) as (select 0 union all select i + 1 from n where i < 1299)
       insert into journal_entries (goal_id, content) select case i % 3 when 0 then ?1 when 1 then ?2 else ?3 end, 'Entry ' || i from n`,
    )
      .bind(...goals.map(({ id }) => id))
      .run();
    const { journal } = await exported(person);
    expect(new Set(journal.map(({ content }: any) => content)).size).toBe(1300);
  });

  it('is an account’s own, and limited', async () => {
    const person = await signedUp();
    const answers = [];
    for (let asked = 0; asked < 21; asked++)
      answers.push((await person.get('/api/export.json')).status);
    expect(answers.filter((status) => status === 200).length).toBe(20);
    expect(answers.at(-1)).toBe(429);
  });

  it('as Markdown tells goals with their journal by date, chats and assessments', async () => {
    const person = await furnished();
    const { status, body, headers } = await person.get('/api/export.md');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
    const today = new Date().toISOString().slice(0, 10);
    for (const words of [
      `# What Yet keeps of ${person.user.username}`,
      '### Swim across the lake',
      '- [x] **Step 1**',
      '- [ ] **Step 2**',
      `##### ${today}`,
      'Swam ten lengths. 🏊',
      '> Eden: ',
      '### Without a conversation',
      'It was the oven.',
      '| 3.6 (Growth-Oriented) |',
      '\\# Only a line',
      'Not yet is a *time* word',
    ])
      expect(body).toContain(words);
    // Under its own goal: what is written of the bread stands between its heading and the next
    // section.
    const bread = body.slice(body.indexOf('### Bake'), body.indexOf('## Conversations'));
    expect(bread).toContain('Flat again.');
    expect(bread).not.toContain('Swam');
  });
});
