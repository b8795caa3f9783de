import { expect, test } from 'vitest';
import { appInfoQuery } from '#frontend/api/recovery.ts';
import { cacheOfVisitor, pageInNode } from './page-in-node.tsx';

test.each([
  ['', 'Sign In'],
  ['?tab=register', 'Create Account'],
])('the sign-in page with "%s" offers to %s', async (search, button) => {
  const html = await pageInNode(cacheOfVisitor(), '/auth', search);
  expect(html).toContain(`>${button}<`);
  expect(html).toContain('Research-Backed Learning');
});

test('a place that does not exist says so to the letter', async () => {
  const html = await pageInNode(cacheOfVisitor(), '/no/such/place');
  expect(html).toContain('404 Page Not Found');
  expect(html).toContain('Did you forget to add the page to the router?');
});

test('visitors may read what the evidence says', async () => {
  expect(await pageInNode(cacheOfVisitor(), '/evidence')).toContain('What the evidence says</h1>');
});

test.each([
  [
    '/privacy-policy',
    'Privacy Policy',
    ['Last updated: January 26, 2025', 'within 48 hours', 'mailto:'],
  ],
  [
    '/terms-of-service',
    'Terms of Service',
    ['Last updated: January 26, 2025', 'at least 13', 'mailto:'],
  ],
])('visitors may read %s', async (path, title, words) => {
  const html = await pageInNode(cacheOfVisitor(), path);
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(html).toMatch(/href="\/auth"[^>]*>.*?Back to Login/);
  for (const word of words) expect(html).toContain(word);
  expect(html).not.toContain(' style=');
});

test('where no mail can be sent, the way with a code is named before anybody types an address', async () => {
  const client = cacheOfVisitor();
  client.setQueryData(appInfoQuery.queryKey, { mail: 'none', sso: null, passkeys: false });
  expect(await pageInNode(client, '/forgot-password')).toContain(
    'This copy of Yet can’t send mail',
  );
});

test('the contact page has its fields, its hours, and says that nothing is transmitted', async () => {
  const html = await pageInNode(cacheOfVisitor(), '/contact');
  for (const name of ['name', 'email', 'subject', 'category', 'message'])
    expect(html).toContain(`name="${name}"`);
  expect(html.match(/<option/g)).toHaveLength(7);
  expect(html).toContain('within 24 hours');
  expect(html).toContain('Monday to Friday 9 AM to 6 PM PST');
  expect(html).toContain('not transmitted');
  expect(html).toMatch(/href="\/"[^>]*>.*?Back to Home/);
  expect(html).not.toContain(' style=');
});

test.each([
  ['/asked', '?token=abc&answer=not-yet', 'Not yet', 'you needn’t sign in'],
  ['/no-mails', '?token=abc', 'Stop these mails', 'No more of these mails?'],
])('%s%s offers to %s, and does nothing by being opened', async (path, search, button, words) => {
  const html = await pageInNode(cacheOfVisitor(), path, search);
  expect(html).toContain(`>${button}</button>`);
  expect(html).toContain(words);
  expect(html).toContain(`action="${path}?token=abc"`);
  expect(html).not.toContain(' style=');
});

test.each([
  ['/forgot-password', '', 'Send Reset Instructions', 'Use a recovery code'],
  ['/reset-password', '?token=abc', 'Reset Password', 'Confirm Password'],
  ['/recover', '', 'Set new password', 'Recovery code'],
  ['/confirm-email', '?token=abc', 'Confirm email', 'Back to Login'],
])('%s%s offers to %s', async (path, search, button, words) => {
  const html = await pageInNode(cacheOfVisitor(), path, search);
  expect(html).toContain(`>${button}</button>`);
  expect(html).toContain(words);
  expect(html).toMatch(/href="\/auth"/);
  expect(html).not.toContain(' style=');
});
