import { useLocation, useSearch } from 'wouter';
import { Tabs } from '#frontend/ui/tabs.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

const TABS = [
  { name: 'login' as const, label: 'Login' },
  { name: 'register' as const, label: 'Register' },
];

/** Both forms, with the open one in the URL. */
export function AuthForms() {
  const [path, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const tab = search.get('tab') === 'register' ? 'register' : 'login';

  const choose = (name: 'login' | 'register') => {
    search.set('tab', name);
    navigate(`${path}?${search}`, { replace: true });
  };

  return (
    <Tabs label="Login or register" tabs={TABS} value={tab} onChange={choose}>
      {tab === 'login' ? <LoginForm /> : <RegisterForm />}
    </Tabs>
  );
}
