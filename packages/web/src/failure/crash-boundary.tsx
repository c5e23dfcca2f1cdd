import './crash-page.css';
import { Button } from '@mantine/core';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { useStrings } from '../strings/use-strings.ts';
import { strings } from '../strings.ts';
import { isMissingFile } from './missing-file.ts';

/**
 * The page after an error while rendering. It is part of the first load and uses only what is already loaded: when one
 * file fails to load, the next one may too.
 *
 * @param isWholePage there is no surrounding `main` element
 * @param isFileMissing a file of the page could not be loaded: with a connection, because a new version replaced it
 */
function CrashPage({ isFileMissing, isWholePage }: { isFileMissing: boolean; isWholePage: boolean }) {
  const t = useStrings(strings);
  // the connection state when the file failed: the page does not change when the connection returns
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

/**
 * Replaces a page that failed to render, or whose file could not be loaded, by one that shows the error and can reload.
 */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
    return { failure: isMissingFile(error) ? 'missing-file' : 'crash' };
  }

  /** Another page resets the error, during rendering: the focus must not find the old heading. */
  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <CrashPage isFileMissing={failure === 'missing-file'} isWholePage={this.props.isWholePage ?? false} />;
  }
}
