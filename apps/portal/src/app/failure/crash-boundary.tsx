import { Component, lazy, type ReactNode, Suspense } from 'react';

const CrashPage = lazy(() => import('./crash-page.tsx').then((file) => ({ default: file.CrashPage })));

/** A page that failed to draw, or whose file did not arrive, is replaced by one that says so and can reload. */
export class CrashBoundary extends Component<{ children: ReactNode; resetKey?: string }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidUpdate(previous: { resetKey?: string }) {
    // another page is another chance
    if (this.state.hasFailed && previous.resetKey !== this.props.resetKey) this.setState({ hasFailed: false });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Suspense fallback={null}>
        <CrashPage />
      </Suspense>
    );
  }
}
