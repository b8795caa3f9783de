import { useQuery } from '@tanstack/react-query';
import { Redirect, useSearch } from 'wouter';
import { userQuery } from '#frontend/api/user.ts';
import { pathAfterSignIn } from '#frontend/lib/paths.ts';

/** A signed-in person has no business here: on to where they were going, or home. */
export function SignedInRedirect() {
  const { data: user } = useQuery(userQuery);
  const search = useSearch();
  return user ? <Redirect to={pathAfterSignIn(search)} replace /> : null;
}
