import type { ReactNode } from 'react';

/** The room of the graph, so that nothing moves when it comes. */
export function FigureRoom({ children }: { children?: ReactNode }) {
  return <div className="mx-auto aspect-[540/940] w-full max-w-[19rem]">{children}</div>;
}
