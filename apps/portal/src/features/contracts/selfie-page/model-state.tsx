import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings } from './strings.ts';
import type { FaceModel } from './use-face-model.ts';

/** The loading state of the picture check on this device; renders nothing once it is ready. */
export function ModelState({ model }: { model: FaceModel }) {
  const t = useStrings(strings);
  if (model.state === 'ready') return null;
  if (model.state === 'missing')
    return (
      <p className="selfie-quiet" role="status">
        {t('modelMissing')}
      </p>
    );
  const percent = Math.floor(model.share * 100);
  const words = t('modelLoading', { share: percent });
  return (
    <div className="selfie-quiet">
      <span aria-hidden="true">{words}</span>
      <progress max={100} value={percent} aria-label={words} />
    </div>
  );
}
