import { ErrorState } from '#client/components/ui/error-state.tsx';

export interface ServiceDownProps {
  onRetry: () => void;
}

/** Shown when the current user could not be loaded. */
export function ServiceDown({ onRetry }: ServiceDownProps) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-reading content-center px-gutter">
      <ErrorState
        level={1}
        title="We can’t reach the server"
        message="Your charts are safe. Check your connection, or try again in a moment."
        onRetry={onRetry}
      />
    </main>
  );
}
