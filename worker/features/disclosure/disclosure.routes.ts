import { Hono } from 'hono';
import disclosure from '#worker/generated/disclosure.json';
import type { AppEnv } from '#worker/http/app-env.ts';
import { securityTxt } from './security-txt.rules.ts';

/**
 * Read by people and programs that look for where to report a vulnerability. It may be cached for a
 * day.
 */
const HEADERS = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'public, max-age=86400',
};

export const disclosureRoutes = new Hono<AppEnv>()
  .get('/.well-known/security.txt', (c) => {
    const { config, clock } = c.get('request');
    const { contact } = disclosure;
    return c.body(securityTxt({ contact, appUrl: config.appUrl, now: clock.now() }), 200, HEADERS);
  })
  .get('/.well-known/security-policy.txt', (c) => c.body(disclosure.policy, 200, HEADERS));
