import { describe, expect, it } from 'vitest';
import { bindings, type Person, signedUp } from '#tests/worker/harness.ts';

const daily = (person: Person, zone = 'UTC') =>
  person.send('POST', '/api/motivation/daily', { headers: { 'X-Time-Zone': zone } });
const todayUtc = () => new Date().toISOString().slice(0, 10);
const forget = (person: Person, day: string) =>
  bindings.KV.delete(`motivation:${person.user.id}:${day}`);

/** Lets the person's last word be yesterday's, so that the next one is chosen anew. */
async function nextDay(person: Person) {
  await forget(person, todayUtc());
  await bindings.DB.prepare("update users set last_motivation_update = '2000-01-01' where id = ?")
    .bind(person.user.id)
    .run();
}

describe('the daily word', () => {
  it('is a message with its source and something to do', async () => {
    const { status, body } = await daily(await signedUp());
    expect(status).toBe(200);
    expect(body).toEqual({
      message: expect.any(String),
      source: expect.any(String),
      category: expect.stringMatching(/^(challenges|obstacles|effort|criticism|success)$/),
      action: expect.any(String),
    });
  });

  it('stays the same all day, from KV and without it', async () => {
    const person = await signedUp();
    const { body } = await daily(person);
    expect((await daily(person)).body).toEqual(body);
    expect(await bindings.KV.get(`motivation:${person.user.id}:${todayUtc()}`, 'json')).toEqual(
      body,
    );
    await forget(person, todayUtc());
    expect((await daily(person)).body).toEqual(body);
  });

  it('is one word when two tabs ask at once', async () => {
    const person = await signedUp();
    const both = await Promise.all([daily(person), daily(person)]);
    expect(both[0].body).toEqual(both[1].body);
    const seen = await bindings.DB.prepare(
      'select count(*) as n from seen_motivations where user_id = ?',
    )
      .bind(person.user.id)
      .first();
    expect(seen).toEqual({ n: 1 });
  });

  it('never repeats one already seen until all are seen', async () => {
    const person = await signedUp();
    const total = (
      await bindings.DB.prepare('select count(*) as n from motivations').first<{ n: number }>()
    )?.n as number;
    expect(total).toBeGreaterThanOrEqual(90);
    const words = new Set<string>();
    for (let day = 0; day < total; day++) {
      words.add((await daily(person)).body.message);
      await nextDay(person);
    }
    expect(words.size).toBe(total);
    expect(words).toContain((await daily(person)).body.message);
  }, 60_000);

  it('speaks of the weakest category first', async () => {
    const person = await signedUp();
    await bindings.DB.prepare(
      "insert into user_profiles (user_id, profile_type, primary_weakness, strength_area, confidence_level, progress_velocity, engagement_score) values (?, 'critic_sensitive', 'criticism', 'effort', 0.5, 0.5, 0.5)",
    )
      .bind(person.user.id)
      .run();
    for (let day = 0; day < 10; day++) {
      expect((await daily(person)).body.category).toBe('criticism');
      await nextDay(person);
    }
  });

  it('differs between people on the same day', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => signedUp()));
    const words = new Set(
      (await Promise.all(people.map((person) => daily(person)))).map(({ body }) => body.message),
    );
    expect(words.size).toBeGreaterThan(1);
  });

  it('begins a new day at the person’s own midnight', async () => {
    const person = await signedUp();
    const first = await daily(person, 'Pacific/Kiritimati');
    const second = await daily(person, 'Etc/GMT+12');
    expect(second.body.message).not.toBe(first.body.message);
  });

  it('is null for who has opted out, and remembers nothing', async () => {
    const person = await signedUp();
    await daily(person);
    await bindings.DB.prepare('update users set daily_motivation = 0 where id = ?')
      .bind(person.user.id)
      .run();
    expect((await daily(person)).body).toEqual({ message: null });
    await nextDay(person);
    expect((await daily(person)).body).toEqual({ message: null });
    const seen = await bindings.DB.prepare(
      'select count(*) as n from seen_motivations where user_id = ?',
    )
      .bind(person.user.id)
      .first();
    expect(seen).toEqual({ n: 1 });
  });
});
