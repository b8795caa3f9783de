import type { ReactNode } from 'react';
import { Notice } from '#frontend/ui/feedback/notice.tsx';

/**
 * Stands wherever the sandbox is in a provider's place: nobody may take it for real, or for a
 * trick.
 */
export function TestModeNote({ children }: { children: ReactNode }) {
  return <Notice title="Test mode: no money moves">{children}</Notice>;
}
