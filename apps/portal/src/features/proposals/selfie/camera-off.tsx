import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Card } from './card.tsx';
import { strings } from './strings.ts';
import type { CameraProblem } from './use-camera.ts';

/** What to do where no camera is to be had. The way on without one is a choice, never taken by itself. */
export function CameraOff({
  problem,
  onAgain,
  onFiles,
}: {
  problem: CameraProblem;
  onAgain: () => void;
  onFiles: () => void;
}) {
  const t = useStrings(strings);
  return (
    <Card title={t(`camera.${problem}`)} role="alert" focus={problem}>
      {problem === 'denied' ? (
        <ul>
          <li>{t('camera.denied.chrome')}</li>
          <li>{t('camera.denied.safari')}</li>
          <li>{t('camera.denied.computer')}</li>
        </ul>
      ) : (
        <p>{t(`camera.${problem}.text`)}</p>
      )}
      <button type="button" className="selfie-button" onClick={onAgain}>
        {t('retry')}
      </button>
      <button type="button" className="selfie-button selfie-second" onClick={onFiles}>
        {t('choose')}
      </button>
    </Card>
  );
}
