import { useLayoutEffect, useRef, useState } from 'react';
import { navigateWithin, useSearch } from '#frontend/lib/location.tsx';
import { Tabs } from '#frontend/ui/tabs.tsx';
import type { Door } from './enter.ts';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

const TABS = [
  { name: 'login' as const, label: 'Login' },
  { name: 'register' as const, label: 'Register' },
];

/** Both forms, with the open one in the URL. */
export function AuthForms() {
  const search = useSearch();
  const [tab, setTab] = useState<Door>(
    new URLSearchParams(search).get('tab') === 'register' ? 'register' : 'login',
  );

  const panel = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<Record<string, string>>({});

  const inHand = useRef<string | undefined>(undefined);

  const choose = (name: Door) => {
    const form = panel.current?.querySelector('form');
    // A tab pressed while the page slept is chosen when somebody may have their hands in a field already.
    inHand.current = form?.querySelector<HTMLInputElement>('input:focus')?.name;
    // Whoever meant the other form keeps what they wrote in this one.
    if (form) setTyped({ ...typed, ...(Object.fromEntries(new FormData(form)) as Record<string, string>) });
    setTab(name);
    const params = new URLSearchParams(window.location.search);
    params.set('tab', name);
    navigateWithin(`?${params}`, { replace: true });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the hands go over with the words, once a form.
  useLayoutEffect(() => {
    if (inHand.current) panel.current?.querySelector<HTMLInputElement>(`[name="${inHand.current}"]`)?.focus();
  }, [tab]);

  return (
    <Tabs label="Login or register" tabs={TABS} value={tab} onChange={choose}>
      <div ref={panel}>{tab === 'login' ? <LoginForm typed={typed} /> : <RegisterForm typed={typed} />}</div>
    </Tabs>
  );
}
