import { beforeAll, describe, expect, inject, it } from 'vitest';
import { newVapidKeys } from '#scripts/lib/vapid-keys.ts';
import { type HttpAnswer, NEXT_YEAR, type Person, postGoal } from '#tests/worker/harness.ts';
import { AppWithModel } from '#tests/worker/model.ts';
import { OUTWARD_CALLS } from '#tests/worker/outward-calls.ts';
import { PRO, Shop } from '#tests/worker/payments.ts';
import { PUSH_DEVICE } from '#tests/worker/reminders.ts';
import {
  liar,
  locationOf,
  SignOn,
  stranger,
  tellProvider,
  visitProvider,
} from '#tests/worker/sign-on.ts';
import { resendMailer } from '#worker/adapters/mail/resend-mailer.ts';
import { createPushSender } from '#worker/adapters/push/push-sender.ts';
import { testPayload } from '#worker/features/reminders/messages.rules.ts';
import { startDeadline } from '#worker/lib/outside/deadline.ts';

/** Long enough for a service that answers, on a busy machine too. */
const PATIENT = { PROVIDER_TIMEOUT_MS: '13000' };
/** Too short for two answers that come late (700 ms each), long enough for one. */
const HURRIED = { PROVIDER_TIMEOUT_MS: '1200' };

const begin = (person: Person) => person.post('/api/create-subscription', { priceId: PRO });
const STUCK = { away: 502, builtIn: 'built-in' };

/** What each act comes to where the service it asks never comes to an end. */
const ACTS: Record<string, (tarpit: string) => Promise<unknown>> = {
  'a chat': async (tarpit) => {
    const person = await new AppWithModel(HURRIED, tarpit).somebody();
    return (await person.post('/api/coach/chat', { message: 'hello there' })).body.coach;
  },
  feedback: async (tarpit) => {
    const person = await new AppWithModel(HURRIED, tarpit).somebody();
    const { id } = await postGoal(person);
    return (await person.post(`/api/goals/${id}/journal`, { content: 'Two lengths more today.' }))
      .body.coach;
  },
  'a plan': async (tarpit) => {
    const person = await new AppWithModel(HURRIED, tarpit).somebody();
    const goal = { title: 'Learn Welsh', targetDate: NEXT_YEAR };
    return (await person.post('/api/goals/roadmap', { goal })).body.roadmap.coach;
  },
  'a subscription': async (tarpit) =>
    (await begin(await new Shop({ ...HURRIED, STRIPE_API_BASE: tarpit }).customer())).status,
  'PayPal’s buttons': async (tarpit) =>
    (await (await new Shop({ ...HURRIED, PAYPAL_API_BASE: tarpit }).customer()).get('/setup'))
      .status,
  'an order': async (tarpit) => {
    const person = await new Shop({ ...HURRIED, PAYPAL_API_BASE: tarpit }).customer();
    return (await person.post('/order', { intent: 'CAPTURE', amount: '19.99', currency: 'USD' }))
      .status;
  },
  'leaving for a provider': async (tarpit) => {
    const left = await new SignOn(tarpit, HURRIED).browser().get('/api/sso/start');
    return locationOf(left).includes('away') ? STUCK.away : locationOf(left);
  },
  'a push message': (tarpit) =>
    createPushSender({ ...newVapidKeys(), subject: 'mailto:yet@example.org' }, true).send(
      { endpoint: `${tarpit}/push`, ...PUSH_DEVICE.keys },
      { payload: testPayload(1), topic: 'test', seconds: 60 },
      startDeadline(1200),
    ),
  'a mail': (tarpit) =>
    resendMailer(
      'key',
      { name: 'Yet', email: 'yet@example.org' },
      { base: tarpit, patienceMs: 1200 },
    )
      .send({ to: 'ada@mail.org', subject: 'Hello', text: 'Text', html: '<p>Text</p>' })
      .then(
        () => 'sent',
        (thrown: Error) => thrown.name,
      ),
};

const ENDS: Record<string, unknown> = {
  'a chat': STUCK.builtIn,
  feedback: STUCK.builtIn,
  'a plan': STUCK.builtIn,
};

describe('a service that never comes to an end', () => {
  // What is loaded when it is first asked for is not what is waited for here.
  beforeAll(async () => {
    const person = await new AppWithModel().somebody();
    await person.post('/api/coach/chat', { message: 'hello there' });
    await begin(await new Shop().customer());
  });

  it('is asked by every act of the table', () => {
    expect(Object.keys(ACTS).sort()).toEqual(Object.values(OUTWARD_CALLS).flat().sort());
  });

  // The tarpits keep a request for good. Whoever waited for each try, or for the body, as long
  // again as for the headers, would not be back when the test's time is up.
  const cases = Object.keys(ACTS).flatMap((act) => [
    [act, 'before its headers', 'silentTarpit'] as const,
    [act, 'in the middle of its body', 'halfTarpit'] as const,
  ]);
  it.concurrent.each(cases)(
    'lets %s go on in time, stuck %s',
    { timeout: 9_500 },
    async (act, _, tarpit) => {
      const end = await (ACTS[act] as (typeof ACTS)[string])(inject('peers')[tarpit]);
      if (act === 'a push message') {
        expect(end).toBe(tarpit === 'halfTarpit' ? 'taken' : 'later');
      } else if (act === 'a mail') {
        // A mail's answer is not read: its headers say whether it was taken.
        expect(end).toBe(tarpit === 'halfTarpit' ? 'sent' : 'DeadlinePassed');
      } else expect(end).toBe(ENDS[act] ?? STUCK.away);
    },
  );
});

describe('a whole act', () => {
  /**
   * Each request of it is answered rightly, and late; none is so late that it would be given up by
   * itself.
   */
  const allLate = { kind: 'late', times: 20 } as const;

  it('of beginning a subscription has one deadline: price, customer and page together', async () => {
    const act = async (settings: object): Promise<HttpAnswer> => {
      const shop = new Shop(settings);
      const person = await shop.customer();
      await shop.stripe({ act: 'fault', fault: { ...allLate, on: '/v1/' } });
      return begin(person);
    };
    expect((await act(HURRIED)).status).toBe(502);
    expect((await act(PATIENT)).status).toBe(201);
  });

  it('of an order has one deadline: token and order together', async () => {
    const act = async (settings: object): Promise<HttpAnswer> => {
      const shop = new Shop(settings);
      const person = await shop.customer();
      await shop.paypal({ act: 'fault', fault: { ...allLate, on: '/v' } });
      return person.post('/order', { intent: 'CAPTURE', amount: '19.99', currency: 'USD' });
    };
    expect((await act(HURRIED)).status).toBe(502);
    expect((await act(PATIENT)).status).toBe(201);
  });

  describe('of signing on', () => {
    beforeAll(async () => void (await tellProvider()));

    it('has one deadline: token, keys and person together', async () => {
      const arrive = async (settings: object) => {
        const browser = new SignOn(liar(), settings).browser();
        await tellProvider({ claims: { sub: stranger().sub, email: null } });
        const left = await browser.get('/api/sso/start');
        const back = await visitProvider(locationOf(left));
        await tellProvider({
          claims: { sub: stranger().sub, email: null },
          faults: { '/token': 'late', '/jwks': 'late', '/userinfo': 'late' },
        });
        return locationOf(await browser.get(back));
      };
      expect(await arrive(HURRIED)).toContain('away');
      expect(await arrive(PATIENT)).not.toContain('away');
    });
  });
});
