import { Button } from '@mantine/core';
import { strings } from '../strings.ts';
import { useStrings } from '../words/use-strings.ts';
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
  const kind = !isFileMissing ? 'crash' : navigator.onLine ? 'newVersion' : 'unreachable';
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
