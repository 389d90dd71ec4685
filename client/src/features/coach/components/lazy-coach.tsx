import { type ComponentType, lazy } from 'react';
import { Button } from '#client/components/ui/button.tsx';
import { Notice } from '#client/components/ui/notice.tsx';

/** Lazy-loads a coach when it is shown: the page above does not wait. */
export function lazyCoach<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async (): Promise<{ default: ComponentType<P> }> => {
    try {
      return { default: await load() };
    } catch {
      // The page without its coach is better than no page.
      return { default: NotLoaded };
    }
  });
}

function NotLoaded() {
  return (
    <Notice tone="danger" title="We couldn’t load the coach">
      <p className="mb-3">Reload the page to try again.</p>
      <Button variant="secondary" onClick={() => window.location.reload()}>
        Load again
      </Button>
    </Notice>
  );
}
