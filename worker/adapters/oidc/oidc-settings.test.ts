import { describe, expect, it } from 'vitest';
import { readConfig } from '#worker/settings.ts';

const SECRETS = { SESSION_SECRETS: 'x'.repeat(32) };
const APP = { APP_URL: 'https://yet.example' };
const OIDC = {
  OIDC_ISSUER: 'https://accounts.google.com',
  OIDC_CLIENT_ID: 'id',
  OIDC_CLIENT_SECRET: 'secret',
};
const LOCAL = { ENVIRONMENT: 'local' };

describe('settings of another provider', () => {
  it('are a whole set, or none', () => {
    expect(readConfig({ ...SECRETS, ...APP, ...OIDC }).oidc).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'id',
      clientSecret: 'secret',
      name: 'Google',
    });
    expect(readConfig({ ...SECRETS, OIDC_ISSUER: ' ', OIDC_NAME: '' }).oidc).toBeUndefined();
  });

  it('call it by its host unless they name it', () => {
    const issuer = { ...OIDC, OIDC_ISSUER: 'https://id.example.org/realms/garden' };
    expect(readConfig({ ...SECRETS, ...APP, ...issuer }).oidc?.name).toBe('id.example.org');
    expect(readConfig({ ...SECRETS, ...APP, ...issuer, OIDC_NAME: 'The garden' }).oidc?.name).toBe(
      'The garden',
    );
  });

  it('may go without https on this machine, where the app is local as well', () => {
    const here = { ...OIDC, OIDC_ISSUER: 'http://127.0.0.1:4050' };
    expect(readConfig({ ...SECRETS, ...APP, ...LOCAL, ...here }).oidc?.issuer).toBe(
      'http://127.0.0.1:4050',
    );
  });

  it.each([
    [
      { ...APP, OIDC_ISSUER: OIDC.OIDC_ISSUER },
      'OIDC_CLIENT_ID is missing, though OIDC_ISSUER is set',
    ],
    [
      { ...APP, ...OIDC, OIDC_CLIENT_SECRET: ' ' },
      'OIDC_CLIENT_SECRET is missing, though OIDC_ISSUER is set',
    ],
    [{ OIDC_CLIENT_ID: 'id' }, 'OIDC_ISSUER is missing, though OIDC_CLIENT_ID is set'],
    [{ OIDC_CLIENT_SECRET: 's' }, 'OIDC_ISSUER is missing, though OIDC_CLIENT_SECRET is set'],
    [{ OIDC_NAME: 'Google' }, 'OIDC_ISSUER is missing, though OIDC_NAME is set'],
    [{ ...OIDC }, 'APP_URL is missing, though OIDC_ISSUER is set'],
    [{ ...APP, ...OIDC, OIDC_ISSUER: 'google' }, 'OIDC_ISSUER must be an http or https address'],
    [
      { ...APP, ...OIDC, OIDC_ISSUER: 'ftp://id.example' },
      'OIDC_ISSUER must be an http or https address',
    ],
    [{ ...APP, ...OIDC, OIDC_ISSUER: 'http://id.example' }, 'OIDC_ISSUER must be an https address'],
    [
      { ...APP, ...OIDC, OIDC_ISSUER: 'http://localhost:4050' },
      'OIDC_ISSUER must be an https address',
    ],
    [
      { ...APP, ...LOCAL, ...OIDC, OIDC_ISSUER: 'http://localhost.evil.example' },
      'OIDC_ISSUER must be an https address',
    ],
    [
      { ...APP, ...OIDC, OIDC_ISSUER: 'https://id.example/?tenant=1' },
      'OIDC_ISSUER must be an address without a query',
    ],
    [
      { ...APP, ...OIDC, OIDC_ISSUER: 'https://me:pass@id.example' },
      'OIDC_ISSUER must be an address without a query',
    ],
    [{ ...APP, ...OIDC, OIDC_NAME: 'x'.repeat(41) }, 'OIDC_NAME must have at most 40 characters'],
  ])('%j stop the start: %s', (settings, sentence) => {
    expect(() => readConfig({ ...SECRETS, ...settings })).toThrow(sentence);
  });
});
