import type { ReactNode } from 'react';
import { cx } from '#client/components/ui/cx.ts';
import { useTurn } from '#client/lib/use-turn.ts';

interface InTurnProps {
  className?: string;
  children: ReactNode;
}

/** A part below the first screen, laid out once it's near the screen, or when its turn comes. */
export function InTurn({ className, children }: InTurnProps) {
  return <div className={cx(className, !useTurn() && 'far-unpainted')}>{children}</div>;
}
