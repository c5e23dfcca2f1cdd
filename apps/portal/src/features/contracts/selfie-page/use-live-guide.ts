import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FindFaces } from './face-model.ts';
import { drawVideo, measureCanvas } from './measure-picture.ts';
import { type Face, type PictureProblem, pictureProblems, type Shot } from './picture-checks.ts';

/** Between two looks: often enough to guide, seldom enough for a phone of the middle class. */
const lookEveryMs = 250;
/** So many good looks one after the other make a picture that is taken by itself. */
const goodLooks = 3;
/** What a look is taken at: the model needs no more dots. */
const lookWidth = 480;

/**
 * Looks at what the camera shows, again and again, and says what is to be improved.
 *
 * @param onGood the head has been turned well for a moment: time for the second picture
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
        // the picture itself has all dots of the camera, the look has not
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
