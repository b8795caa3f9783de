import { useQuery } from '@tanstack/react-query';
import { userQuery } from '#frontend/api/user.ts';
import { formatLocalDate, localNow } from '#frontend/lib/render-locale.ts';
import { greeting } from './today.rules.ts';

/** Whom the page is for, and which day it is. */
export function Greeting() {
  const { data: user } = useQuery(userQuery);
  const now = localNow();
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  return (
    <>
      <h1>
        {greeting(now.getHours())}
        {user && `, ${user.username}`}
      </h1>
      <p>{formatLocalDate(day, { weekday: 'long', day: 'numeric', month: 'long' })}</p>
    </>
  );
}
