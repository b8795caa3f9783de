import type { ReactNode } from 'react';
import { ButtonLink } from '#frontend/ui/controls/button.tsx';
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx';
import { PATHS } from '#schema/urls/page-paths.ts';

type Props = { title: string; drawing: ReactNode; action?: ReactNode; children: ReactNode };

/** What stands where a path or a unit cannot be shown, and where to go instead. */
export function Unavailable({ title, drawing, action, children }: Props) {
  return (
    <EmptyState
      drawing={drawing}
      title={<h1>{title}</h1>}
      action={action ?? <ButtonLink href={PATHS.learn}>Go to the learning paths</ButtonLink>}
    >
      {children}
    </EmptyState>
  );
}
