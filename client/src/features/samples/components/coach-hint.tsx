import type { ReactNode } from 'react';
import { ButtonAnchor } from '#client/components/ui/button.tsx';
import { ChatIcon } from '#client/components/ui/icons.tsx';

interface CoachHintProps {
  /** What the coach would answer here. */
  children: ReactNode;
  href: string;
  /** "Sign in to ask" */
  action: string;
}

/** In the coach's place: it answers about charts of people who are signed in. */
export function CoachHint({ children, href, action }: CoachHintProps) {
  return (
    <section
      aria-labelledby="coach-hint"
      className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-lg border border-line bg-surface p-6 print:hidden"
    >
      <div className="flex min-w-0 items-start gap-4">
        <ChatIcon className="mt-1 size-6 shrink-0 text-accent" />
        <div>
          <h2 id="coach-hint" className="font-display text-xl font-semibold">
            Ask the coach
          </h2>
          <p className="mt-1 max-w-[56ch] text-muted">{children}</p>
        </div>
      </div>
      <ButtonAnchor href={href} className="max-sm:w-full">
        {action}
      </ButtonAnchor>
    </section>
  );
}
