import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useRef, useState } from 'react';
import { CameraOff } from './camera-off.tsx';
import { Card } from './card.tsx';
import { capturePicture, type Picture } from './measure-picture.ts';
import { ModelState } from './model-state.tsx';
import type { Face, Shot } from './picture-checks.ts';
import { strings } from './strings.ts';
import { useCamera } from './use-camera.ts';
import type { FaceModel } from './use-face-model.ts';
import { useLiveGuide } from './use-live-guide.ts';

/** The camera with an outline, and words that guide to a good picture; the second picture is taken by itself. */
export function CameraShot({
  model,
  shot,
  ahead,
  onTaken,
  onFiles,
}: {
  model: FaceModel;
  shot: Shot;
  /** the face of the picture ahead, against which the turn of the head counts */
  ahead: Face | null;
  onTaken: (picture: Picture) => void;
  onFiles: () => void;
}) {
  const t = useStrings(strings);
  const video = useRef<HTMLVideoElement>(null);
  const { again, ...camera } = useCamera(video);
  const [isTaking, setTaking] = useState(false);
  const findFaces = model.state === 'ready' ? model.findFaces : null;

  async function take(): Promise<void> {
    // a video without a size has not begun
    if (!video.current?.videoWidth || isTaking) return;
    setTaking(true);
    try {
      onTaken(await capturePicture(video.current, findFaces, shot));
    } finally {
      setTaking(false);
    }
  }
  const isLooking = camera.state === 'on' && !isTaking;
  const { problem, isGood } = useLiveGuide({ video, findFaces, isLooking, shot, ahead, onGood: () => void take() });

  if (camera.state === 'off') return <CameraOff problem={camera.problem} onAgain={again} onFiles={onFiles} />;
  const hint = isGood ? t(shot === 'front' ? 'live.ready' : 'live.hold') : problem && t(`problem.${problem}`);
  return (
    <Card title={t(`${shot}.title`)} focus={shot}>
      <p className="selfie-step">{t('step', { at: shot === 'front' ? 1 : 2 })}</p>
      <p id="shot-text">{t(`${shot}.text`)}</p>
      <div className="selfie-camera" data-good={isGood || undefined}>
        <video ref={video} autoPlay playsInline muted aria-label={t('picture')} />
        <svg viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <path
            className="selfie-shade"
            fillRule="evenodd"
            d="M0 0H300V400H0ZM150 60C205 60 240 110 240 180C240 255 200 320 150 320C100 320 60 255 60 180C60 110 95 60 150 60Z"
          />
          <ellipse className="selfie-outline" cx="150" cy="190" rx="91" ry="131" />
        </svg>
      </div>
      <p className="selfie-hint" role="status" data-good={isGood || undefined}>
        {camera.state === 'starting' ? t('starting') : hint}
      </p>
      <ModelState model={model} />
      <button
        type="button"
        className="selfie-button"
        aria-describedby="shot-text"
        disabled={camera.state !== 'on' || isTaking}
        onClick={() => void take()}
      >
        {t('take')}
      </button>
      <button type="button" className="selfie-button selfie-second" onClick={onFiles}>
        {t('choose')}
      </button>
    </Card>
  );
}
