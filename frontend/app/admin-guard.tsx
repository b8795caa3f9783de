import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { userQuery } from '#frontend/api/user.ts';

/**
 * Admins get through. Everybody else sees what an address without a page shows; the server says the
 * same of its routes.
 */
export function AdminGuard({ otherwise, children }: { otherwise: ReactNode; children: ReactNode }) {
  const { data: user } = useQuery(userQuery);
  return user?.isAdmin ? children : otherwise;
}
