import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Why no camera is to be had, by what the browser says; the words are `camera.<name>`. */
export type CameraProblem = 'denied' | 'missing' | 'busy' | 'unsupported';

export type CameraState = { state: 'starting' } | { state: 'on' } | { state: 'off'; problem: CameraProblem };

const problemByName: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/**
 * The camera that looks at the person, in a video. It is switched off with the part that shows it.
 *
 * @returns its state, and how to ask for it again
 */
export function useCamera(video: RefObject<HTMLVideoElement | null>): CameraState & { again: () => void } {
  const [tries, setTries] = useState(0);
  const [camera, setCamera] = useState<CameraState>({ state: 'starting' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again
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
        // where a browser does not begin by itself, the attribute of the video does
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
  // an insecure address, or the browser inside of another app
  if (!navigator.mediaDevices?.getUserMedia) return Promise.reject(new Error('no camera in this browser'));
  const size = { width: { ideal: 1280 }, height: { ideal: 960 } };
  return navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user', ...size }, audio: false });
}
