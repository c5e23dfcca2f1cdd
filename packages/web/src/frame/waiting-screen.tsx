import { useStrings } from '../strings/use-strings.ts';
import { strings } from '../strings.ts';
import './waiting-screen.css';

/** The screen while the portal itself is loading: the lane, moving. */
export function WaitingScreen() {
  const t = useStrings(strings);
  return (
    <div className="estrada-waiting" role="status">
      <span className="estrada-waiting-lane" aria-hidden="true" />
      <span className="estrada-sr-only">{t('loading')}</span>
    </div>
  );
}
