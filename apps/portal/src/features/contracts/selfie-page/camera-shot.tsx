import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Card } from './card.tsx';
import { capturePicture, type Picture } from './measure-picture.ts';
import { ModelState } from './model-state.tsx';
import type { Face, Shot } from './picture-checks.ts';
import { strings } from './strings.ts';
import type { FaceModel } from './use-face-model.ts';
import { useLiveGuide } from './use-live-guide.ts';

/** Why no camera is available, by the browser's error; the texts are `camera.<name>`. */
type CameraProblem = 'denied' | 'missing' | 'busy' | 'unsupported';

type CameraState = { state: 'starting' } | { state: 'on' } | { state: 'off'; problem: CameraProblem };

const problemByName: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/**
 * The front camera, shown in a video. It is switched off when the component unmounts.
 *
 * @returns its state, and a function that requests it again
 */
function useCamera(video: RefObject<HTMLVideoElement | null>): CameraState & { again: () => void } {
  const [tries, setTries] = useState(0);
  const [camera, setCamera] = useState<CameraState>({ state: 'starting' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry requests the camera with the same dependencies
  useEffect(() => {
    let stream: MediaStream | null = null;
    let isWanted = true;
    const switchOff = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    setCamera({ state: 'starting' });
    openCamera().then(
      (opened) => {
        stream = opened;
        if (!isWanted || !video.current) return switchOff();
        video.current.srcObject = opened;
        // in browsers that do not start playing here, the video's autoplay attribute does
        void video.current.play().catch(() => undefined);
        opened.getVideoTracks()[0]?.addEventListener('ended', () => {
          if (isWanted) setCamera({ state: 'off', problem: 'busy' });
        });
        setCamera({ state: 'on' });
      },
      (error: unknown) => {
        const problem = problemByName[(error as Partial<Error> | null)?.name ?? ''] ?? 'unsupported';
        if (isWanted) setCamera({ state: 'off', problem });
      },
    );
    return () => {
      isWanted = false;
      switchOff();
    };
  }, [tries]);

  return { ...camera, again: useCallback(() => setTries((count) => count + 1), []) };
}

function openCamera(): Promise<MediaStream> {
  // an insecure address, or a browser embedded in another app
  if (!navigator.mediaDevices?.getUserMedia) return Promise.reject(new Error('no camera in this browser'));
  const size = { width: { ideal: 1280 }, height: { ideal: 960 } };
  return navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user', ...size }, audio: false });
}

/** What to do when no camera is available. Continuing without one is the user's choice, never automatic. */
function CameraOff({
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

/** The camera with an outline, and instructions for a good picture; the second picture is taken automatically. */
export function CameraShot({
  model,
  shot,
  ahead,
  onTaken,
  onFiles,
}: {
  model: FaceModel;
  shot: Shot;
  /** the face of the first picture, the reference for the turn of the head */
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
    // a video without a size has not started
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
