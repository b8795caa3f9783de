import { useLayoutEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useFormAnswer } from '#frontend/lib/form-answer.tsx';
import { useSearch } from '#frontend/lib/use-search.ts';
import { Tabs } from '#frontend/ui/tabs.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import type { AuthForm } from './submit-auth-form.ts';

const LABELS: Record<AuthForm, string> = { login: 'Login', register: 'Register' };

const withTab = (search: string, name: AuthForm) => {
  const params = new URLSearchParams(search);
  params.set('tab', name);
  return `?${params}`;
};

/** Both forms, with the open one in the URL. */
export function AuthForms() {
  const search = useSearch();
  const sent = { login: useFormAnswer('login'), register: useFormAnswer('register') };
  const [tab, setTab] = useState<AuthForm>(
    new URLSearchParams(search).get('tab') === 'register' ? 'register' : 'login',
  );

  const panel = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<Record<string, string>>(sent[tab]?.values ?? {});

  const inHand = useRef<string | undefined>(undefined);

  const choose = (name: AuthForm) => {
    const form = panel.current?.querySelector('form');
    inHand.current = form?.querySelector<HTMLInputElement>('input:focus')?.name;
    // What was typed in this form is carried over to the other one.
    if (form)
      setTyped({ ...typed, ...(Object.fromEntries(new FormData(form)) as Record<string, string>) });
    setTab(name);
    // Within this document, where every other way leads to another.
    navigate(withTab(window.location.search, name), { replace: true });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the form counts.
  useLayoutEffect(() => {
    if (inHand.current)
      panel.current?.querySelector<HTMLInputElement>(`[name="${inHand.current}"]`)?.focus();
  }, [tab]);

  // Without a script each tab is a page of its own.
  const tabs = (['login', 'register'] as const).map((name) => ({
    name,
    label: LABELS[name],
    href: withTab(search, name),
  }));
  return (
    <Tabs label="Login or register" tabs={tabs} value={tab} onChange={choose}>
      <div ref={panel}>
        {tab === 'login' ? <LoginForm typed={typed} /> : <RegisterForm typed={typed} />}
      </div>
    </Tabs>
  );
}
