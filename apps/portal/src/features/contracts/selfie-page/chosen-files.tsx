import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useState } from 'react';
import { Card } from './card.tsx';
import { openPicture } from './measure-picture.ts';
import { ModelState } from './model-state.tsx';
import type { PictureProblem, Shot } from './picture-checks.ts';
import { strings } from './strings.ts';
import type { FaceModel } from './use-face-model.ts';
import type { Pictures } from './use-sending.ts';

const shots = ['front', 'turned'] as const;

/** Two pictures from the device, for users who do not use the camera. */
export function ChosenFiles({
  model,
  onChosen,
  onCamera,
}: {
  model: FaceModel;
  onChosen: (pictures: Pictures) => void;
  onCamera: () => void;
}) {
  const t = useStrings(strings);
  const [files, setFiles] = useState<{ [Name in Shot]?: File }>({});
  const [problems, setProblems] = useState<{ [Name in Shot]?: PictureProblem }>({});
  const [isMissing, setMissing] = useState(false);
  const [isOpening, setOpening] = useState(false);

  async function go(): Promise<void> {
    const { front, turned } = files;
    setMissing(!front || !turned);
    if (!front || !turned) return;
    setOpening(true);
    const findFaces = model.state === 'ready' ? model.findFaces : null;
    const first = await openPicture(front, findFaces);
    const second = await openPicture(turned, findFaces);
    setOpening(false);
    if (typeof first !== 'string' && typeof second !== 'string') return onChosen({ front: first, turned: second });
    setProblems({
      ...(typeof first === 'string' ? { front: first } : {}),
      ...(typeof second === 'string' ? { turned: second } : {}),
    });
  }

  return (
    <Card title={t('files.title')} focus="files">
      <p>{t('files.text')}</p>
      {shots.map((shot) => (
        <div className="selfie-file" key={shot}>
          <label htmlFor={`file-${shot}`}>{t(`files.${shot}`)}</label>
          <input
            id={`file-${shot}`}
            type="file"
            // an iPhone converts a HEIC picture to JPEG when JPEG is requested
            accept="image/jpeg,image/png"
            aria-invalid={problems[shot] !== undefined || undefined}
            aria-describedby={problems[shot] ? `problem-${shot}` : undefined}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              setFiles((now) => ({ ...now, [shot]: file }));
              setProblems((now) => ({ ...now, [shot]: undefined }));
              setMissing(false);
            }}
          />
          {problems[shot] ? (
            <p className="selfie-problem" role="alert" id={`problem-${shot}`}>
              {t(`problem.${problems[shot]}`)}
            </p>
          ) : null}
        </div>
      ))}
      {isMissing ? (
        <p className="selfie-problem" role="alert">
          {t('files.missing')}
        </p>
      ) : null}
      <ModelState model={model} />
      <p role="status">{isOpening ? `${t('files.wait')}…` : null}</p>
      <button
        type="button"
        className="selfie-button"
        // waits for the check of the pictures to load or to fail
        disabled={isOpening || model.state === 'loading'}
        onClick={() => void go()}
      >
        {t('files.go')}
      </button>
      <button type="button" className="selfie-button selfie-second" onClick={onCamera}>
        {t('toCamera')}
      </button>
    </Card>
  );
}
