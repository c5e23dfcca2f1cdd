import './crash-page.css';
import { Button } from '@mantine/core';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { useStrings } from '../strings/use-strings.ts';
import { strings } from '../strings.ts';
import { isMissingFile } from './missing-file.ts';

/**
 * Something broke while drawing the page. It is part of the first load and made of what is there anyway: when a file is
 * missing, the next one may be missing too.
 *
 * @param isWholePage nothing stands around it that is the page's main part already
 * @param isFileMissing a file of the page did not arrive: with a connection, because a new version replaced it
 */
function CrashPage({ isFileMissing, isWholePage }: { isFileMissing: boolean; isWholePage: boolean }) {
  const t = useStrings(strings);
  // as it was when the file did not come: the page does not turn into another while the connection comes back
  const [wasOnline] = useState(() => navigator.onLine);
  const kind = !isFileMissing ? 'crash' : wasOnline ? 'newVersion' : 'unreachable';
  useEffect(() => {
    if (kind !== 'unreachable') return;
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [kind]);
  const Frame = isWholePage ? 'main' : 'div';
  return (
    <Frame className="estrada-crash">
      <div role="alert">
        <h1>{t(`${kind}.title`)}</h1>
        <p>{t(`${kind}.text`)}</p>
        <Button onClick={() => window.location.reload()}>{t('crash.reload')}</Button>
      </div>
    </Frame>
  );
}

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
