import { Component, type ReactNode } from 'react';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { ErrorState } from '#client/components/ui/error-state.tsx';
import { isOnline, onConnectionChange } from '#client/lib/connection.ts';
import { forgetFailedParts } from '#client/lib/lazy-part.tsx';
import { reloadDocument } from '#client/lib/navigate-away.ts';

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

  private stopListening: (() => void) | undefined;
  private isBack = false;

  override componentDidCatch() {
    this.stopListening?.();
    // Some browsers never ask again for a module that they couldn't load.
    if (this.isBack) {
      reloadDocument();
      return;
    }
    // The network may be what was missing.
    this.stopListening = onConnectionChange(() => {
      this.isBack = isOnline();
      if (this.isBack) this.retry();
    });
  }

  override componentWillUnmount() {
    this.stopListening?.();
  }

  override componentDidUpdate(before: Props) {
    if (before.path === this.props.path) return;
    this.isBack = false;
    if (this.state.hasFailed) this.retry();
  }

  private readonly retry = () => {
    this.stopListening?.();
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
          onRetry={() => (isOnline() ? reloadDocument() : this.retry())}
        />
      </PageContainer>
    );
  }
}
