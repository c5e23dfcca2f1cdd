import { Component, type ReactNode } from 'react';
import { CrashPage } from './crash-page.tsx';
import { isMissingFile } from './missing-file.ts';

type Props = { children: ReactNode; resetKey: string; isWholePage?: true };
type State = { failure: 'crash' | 'missing-file' | null; resetKey: string };

/** A page that failed to draw, or whose file did not arrive, is replaced by one that says so and can reload. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
    return { failure: isMissingFile(error) ? 'missing-file' : 'crash' };
  }

  /** Another page is another chance, taken while drawing: the focus must not find the old heading. */
  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <CrashPage isFileMissing={failure === 'missing-file'} isWholePage={this.props.isWholePage ?? false} />;
  }
}
