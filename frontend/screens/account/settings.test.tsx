import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { accountStatusQuery, browserSessionsQuery } from '#frontend/api/account.ts';
import { userQuery } from '#frontend/api/user.ts';
import { DeleteAccount } from '#frontend/features/account/delete-account.island.tsx';
import { ExportData } from '#frontend/features/account/export-data.island.tsx';
import { RecoveryCodesIsland } from '#frontend/features/auth/security/recovery-codes.island.tsx';
import { Sessions } from '#frontend/features/auth/security/sessions.island.tsx';
import { cacheWithAGoal, mayaWithoutEmail, pageInNode } from '#frontend/screens/page-in-node.tsx';
import type { User } from '#schema/contracts/users.ts';

test('settings names the colours of the mood and offers levels, switches and a sample', async () => {
  const html = await pageInNode(cacheWithAGoal(), '/settings');
  for (const mood of ['Calm', 'Energetic', 'Focused', 'Creative', 'Reflective'])
    expect(html).toContain(mood);
  expect(html.match(/role="tab"/g)).toHaveLength(5);
  expect(html).toContain('Forest green');
  expect(html.match(/type="radio"/g)).toHaveLength(4);
  expect(html.match(/role="switch"/g)).toHaveLength(4);
  expect(html).toContain('Palette preview');
  expect(html).not.toContain(' style=');
});

test('settings leads home, to the goals, the assessment and itself, and shows who is signed in', async () => {
  const html = await pageInNode(cacheWithAGoal(), '/settings');
  const sidebar = /<nav aria-label="Sidebar".*?<\/nav>/.exec(html)?.[0] ?? '';
  expect(
    [...sidebar.matchAll(/href="([^"]+)"[^>]*>([^<]+)/g)].map(([, href, name]) => [name, href]),
  ).toEqual([
    ['Home', '/'],
    ['Goals dashboard', '/goals'],
    ['Mindset Assessment', '/mindset-quiz'],
    ['Settings', '/settings'],
  ]);
  expect(html).toContain('<dd>maya</dd>');
  expect(html).toContain('None yet.');
  expect(html).toContain('Add Email');
});

test('settings says how things stand with address, codes and browsers, and offers the copy before the end', async () => {
  const client = cacheWithAGoal();
  const reachable: User = { ...mayaWithoutEmail, email: 'maya@garden.org' };
  client.setQueryData(userQuery.queryKey, reachable);
  client.setQueryData(accountStatusQuery.queryKey, {
    email: 'maya@garden.org',
    emailVerifiedAt: null,
    hasPassword: true,
    recoveryCodes: { left: 7, madeAt: '2026-01-02T10:00:00.000Z' },
    renews: false,
  });
  const session = { createdAt: '2026-01-02T10:00:00.000Z', lastSeenAt: '2026-01-02T10:00:00.000Z' };
  client.setQueryData(browserSessionsQuery.queryKey, [
    { ...session, id: 'a', device: 'Firefox on Windows', isCurrent: true },
    { ...session, id: 'b', device: 'Safari on iPhone', isCurrent: false },
  ]);
  const shell = await pageInNode(client, '/settings');
  for (const section of ['account', 'security', 'your-data'])
    expect(shell).toContain(`<h2 id="${section}"`);
  expect(shell).toContain('Not confirmed yet.');
  expect(shell).not.toContain(' style=');
  // These come when the page is quiet, which it never is in Node.
  const quiet = () =>
    renderToString(
      <QueryClientProvider client={client}>
        <Router ssrPath="/settings" ssrSearch="">
          <RecoveryCodesIsland />
          <Sessions />
          <ExportData />
          <DeleteAccount />
        </Router>
      </QueryClientProvider>,
    ).replaceAll('<!-- -->', '');
  const html = quiet();
  expect(html).toContain('7 left');
  expect(html).toContain('Sign out Firefox on Windows, this browser');
  expect(html).toContain('Sign out all others');
  expect(html.lastIndexOf('Download JSON')).toBeLessThan(html.indexOf('Type maya to confirm'));
  expect(html).not.toContain(' style=');
  client.setQueryData(
    accountStatusQuery.queryKey,
    (status) => status && { ...status, renews: true },
  );
  const renewing = quiet();
  expect(renewing).toContain('Your plan still renews');
  expect(renewing).not.toContain('Type maya to confirm');
});
