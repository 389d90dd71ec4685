import type { ReactNode, Ref } from 'react';

/** The room of the graph, so that nothing moves when it comes. */
export function FigureRoom({ ref, children }: { ref?: Ref<HTMLElement>; children?: ReactNode }) {
  return (
    <figure ref={ref} className="mx-auto aspect-[540/940] w-full max-w-[19rem]">
      {children}
    </figure>
  );
}
