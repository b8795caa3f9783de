import { describe, expect, it } from 'vitest';
import { readConfig } from '#worker/settings.ts';

const SECRETS = { SESSION_SECRETS: 'a-secret-for-tests-only-never-used-elsewhere' };
const MODEL = { OPENAI_API_KEY: 'key' };

describe('the settings of a model', () => {
  it('have limits for a day without a word about them', () => {
    expect(readConfig({ ...SECRETS, ...MODEL }).model?.limits).toEqual({
      perPerson: { chat: 100, feedback: 30, plan: 10 },
      calls: 2_000,
      characters: 20_000_000,
    });
  });

  it('set each limit, to nothing as well, as text or as a number', () => {
    const limits = {
      OPENAI_CHATS_PER_PERSON: '5',
      OPENAI_FEEDBACKS_PER_PERSON: '0',
      OPENAI_PLANS_PER_PERSON: 3,
      OPENAI_CALLS_PER_DAY: ' 70 ',
      OPENAI_CHARACTERS_PER_DAY: '900000',
    };
    expect(readConfig({ ...SECRETS, ...MODEL, ...limits }).model?.limits).toEqual({
      perPerson: { chat: 5, feedback: 0, plan: 3 },
      calls: 70,
      characters: 900_000,
    });
  });

  it('leave the app two of the fifteen seconds in which a person has an answer', () => {
    expect(readConfig(SECRETS).providerTimeoutMs).toBe(13_000);
    expect(readConfig({ ...SECRETS, PROVIDER_TIMEOUT_MS: '5000' }).providerTimeoutMs).toBe(5000);
  });

  it.each([
    [
      { OPENAI_CALLS_PER_DAY: '5' },
      'OPENAI_API_KEY is missing, though OPENAI_CALLS_PER_DAY is set',
    ],
    [
      { OPENAI_PLANS_PER_PERSON: '0' },
      'OPENAI_API_KEY is missing, though OPENAI_PLANS_PER_PERSON is set',
    ],
    [
      { ...MODEL, OPENAI_CALLS_PER_DAY: 'many' },
      'OPENAI_CALLS_PER_DAY must be a whole number from 0 to',
    ],
    [
      { ...MODEL, OPENAI_CHATS_PER_PERSON: '-1' },
      'OPENAI_CHATS_PER_PERSON must be a whole number from 0 to',
    ],
    [
      { ...MODEL, OPENAI_FEEDBACKS_PER_PERSON: '1.5' },
      'OPENAI_FEEDBACKS_PER_PERSON must be a whole number',
    ],
    [
      { ...MODEL, OPENAI_CHARACTERS_PER_DAY: '1e9' },
      'OPENAI_CHARACTERS_PER_DAY must be a whole number',
    ],
    [
      { PROVIDER_TIMEOUT_MS: '15000' },
      'PROVIDER_TIMEOUT_MS must be a whole number from 100 to 13000',
    ],
    [{ PROVIDER_TIMEOUT_MS: '0' }, 'PROVIDER_TIMEOUT_MS must be a whole number from 100 to 13000'],
  ])('%j stop the start: %s', (settings, sentence) => {
    expect(() => readConfig({ ...SECRETS, ...settings })).toThrow(sentence);
  });
});
