import { Component, type ReactNode } from 'react';
import { kindOf, type RemoteFailureKind } from './remote-failure.ts';

type Props = { children: ReactNode; failed: (kind: RemoteFailureKind) => ReactNode };

/** Catches errors of the other front end, so that the portal continues to work. */
export class RemoteBoundary extends Component<Props, { kind: RemoteFailureKind | null }> {
  override state: { kind: RemoteFailureKind | null } = { kind: null };

  static getDerivedStateFromError(error: unknown) {
    return { kind: kindOf(error, 'crash') };
  }

  override render() {
    const { kind } = this.state;
    return kind ? this.props.failed(kind) : this.props.children;
  }
}
