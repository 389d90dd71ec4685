import { ErrorState } from '#client/components/ui/error-state.tsx';

export interface ServiceDownProps {
  onRetry: () => void;
}

/** Shown when not even the question who is signed in could be answered. */
export function ServiceDown({ onRetry }: ServiceDownProps) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-reading content-center px-gutter">
      <ErrorState
        level={1}
        title="We cannot reach the server"
        message="Your charts are safe. Check your connection, or try again in a moment."
        onRetry={onRetry}
      />
    </main>
  );
}
