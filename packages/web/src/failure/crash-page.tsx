import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useStrings } from '../strings/use-strings.ts';
import { strings } from '../strings.ts';
import './crash-page.css';

/**
 * Something broke while drawing the page. It is part of the first load and made of what is there anyway: when a file is
 * missing, the next one may be missing too.
 *
 * @param isWholePage nothing stands around it that is the page's main part already
 * @param isFileMissing a file of the page did not arrive: with a connection, because a new version replaced it
 */
export function CrashPage({ isFileMissing, isWholePage }: { isFileMissing: boolean; isWholePage: boolean }) {
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
