import type { ReactNode } from 'react';
import { Badge } from '#client/components/ui/badge.tsx';

/** Says that a page shows invented people, before anything else on it. */
export function SampleNote({ children }: { children: ReactNode }) {
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted print:hidden">
      <Badge tone="accent">Sample</Badge>
      <span>{children}</span>
    </p>
  );
}
