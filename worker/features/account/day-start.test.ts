import { expect, it } from 'vitest';
import { signedUp } from '#tests/worker/harness.ts';

it('a day begins at the hour that its person chose', async () => {
  const person = await signedUp();
  expect((await person.get('/api/user')).body.dayStartsAt).toBe(3);
  const { status, body } = await person.patch('/api/user/day', { dayStartsAt: 5 });
  expect([status, body.dayStartsAt]).toEqual([200, 5]);
  expect((await person.get('/api/user')).body).toEqual(body);
});

it('an hour that is none leaves it as it was', async () => {
  const person = await signedUp();
  for (const dayStartsAt of [-1, 13, 2.5, '4', null, undefined])
    expect((await person.patch('/api/user/day', { dayStartsAt })).status).toBe(400);
  expect((await person.get('/api/user')).body.dayStartsAt).toBe(3);
});
