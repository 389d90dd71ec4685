import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
}

/**
 * The outermost error boundary: a crashed screen shows a message with links, never a blank page.
 */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className="mx-auto grid min-h-dvh max-w-form content-center gap-5 px-gutter">
        <h1 className="font-display text-2xl font-semibold">We couldn’t show this page</h1>
        <p className="text-muted">
          Everything you saved is safe. Reloading the page usually helps.
        </p>
        <p className="flex flex-wrap gap-6">
          <button type="button" className="text-link" onClick={() => window.location.reload()}>
            Load again
          </button>
          <a href="/" className="text-link">
            Back to the start
          </a>
        </p>
      </main>
    );
  }
}
