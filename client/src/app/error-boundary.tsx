import { Component, type ReactNode } from 'react';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { ErrorState } from '#client/components/ui/error-state.tsx';
import { forgetFailedParts } from '#client/lib/lazy-part.tsx';

interface Props {
  readonly children: ReactNode;
  /** Of the page that is shown: another one gets its own chance. */
  readonly path?: string;
}

/**
 * A crashed screen shows a message with links, never a blank page. Inside the frame, it leaves the
 * way to other pages.
 */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    // The network may be what was missing.
    window.addEventListener('online', this.retry, { once: true });
  }

  override componentDidUpdate(before: Props) {
    if (this.state.hasFailed && before.path !== this.props.path) this.retry();
  }

  private readonly retry = () => {
    forgetFailedParts();
    this.setState({ hasFailed: false });
  };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <PageContainer width="form">
        <ErrorState
          level={1}
          title="We couldn’t show this page"
          message="Everything you saved is safe. Reloading the page usually helps."
          retryLabel="Load again"
          actions={
            <a href="/" className="self-center text-link">
              Back to the start
            </a>
          }
          onRetry={() => (navigator.onLine ? window.location.reload() : this.retry())}
        />
      </PageContainer>
    );
  }
}
