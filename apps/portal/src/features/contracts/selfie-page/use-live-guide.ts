import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FindFaces } from './face-model.ts';
import { drawVideo, measureCanvas } from './measure-picture.ts';
import { type Face, type PictureProblem, pictureProblems, type Shot } from './picture-checks.ts';

/** Interval between two checks: short enough to guide, long enough for a mid-range phone. */
const lookEveryMs = 250;
/** After this many good checks in a row the picture is taken automatically. */
const goodLooks = 3;
/** The width of a checked frame: the model needs no more pixels. */
const lookWidth = 480;

/**
 * Checks the camera's picture at intervals, and returns what to improve.
 *
 * @param onGood the head has been turned well for a moment: take the second picture
 */
export function useLiveGuide({
  video,
  findFaces,
  isLooking,
  shot,
  ahead,
  onGood,
}: {
  video: RefObject<HTMLVideoElement | null>;
  findFaces: FindFaces | null;
  isLooking: boolean;
  shot: Shot;
  ahead: Face | null;
  onGood: () => void;
}): { problem: PictureProblem | null; isGood: boolean } {
  const [seen, setSeen] = useState<{ problem: PictureProblem | null; isGood: boolean }>({
    problem: null,
    isGood: false,
  });
  const act = useRef(onGood);
  act.current = onGood;

  useEffect(() => {
    if (!isLooking || !findFaces) return;
    let timer: ReturnType<typeof setTimeout>;
    let isWanted = true;
    let inARow = 0;
    const look = async () => {
      const { videoWidth = 0, videoHeight = 0 } = video.current ?? {};
      if (video.current && videoWidth > 0) {
        const measured = await measureCanvas(drawVideo(video.current, lookWidth), findFaces);
        if (!isWanted) return;
        // the final picture has the camera's full resolution, the checked frame has not
        const [problem = null] = pictureProblems({ ...measured, width: videoWidth, height: videoHeight }, shot, ahead);
        inARow = problem ? 0 : inARow + 1;
        setSeen({ problem, isGood: problem === null });
        if (shot === 'turned' && inARow >= goodLooks) return act.current();
      }
      timer = setTimeout(look, lookEveryMs);
    };
    void look();
    return () => {
      isWanted = false;
      clearTimeout(timer);
      setSeen({ problem: null, isGood: false });
    };
  }, [video, findFaces, isLooking, shot, ahead]);

  return seen;
}
