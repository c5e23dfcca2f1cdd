import type { FieldProblem } from '../../errors/domain-error.ts';
import { selfieLimits } from './selfie-status.ts';

/** A detected face, its box as fractions of the picture. */
export type MeasuredFace = {
  readonly score: number;
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  /** the offset of the nose from the middle of the eyes, as a fraction of their distance; the sign is the side */
  readonly yaw: number;
};

/** The measures of a picture. `colour` and `sharpness` are those of the largest face. */
export type PictureMeasures = {
  readonly width: number;
  readonly height: number;
  readonly colour: number;
  readonly sharpness: number;
  /** all with a score of at least 0.3 */
  readonly faces: readonly MeasuredFace[];
};

/** The two pictures of a selfie. */
export type SelfieMeasures = {
  readonly front: PictureMeasures;
  readonly turned: PictureMeasures;
  readonly isSameFile: boolean;
  /** how alike both faces are, from 0 to 1; null where a picture shows none */
  readonly similarity: number | null;
};

/** The problems that refuse a selfie, and the doubts for a manual review. */
export type SelfieEvaluation = { readonly problems: FieldProblem[]; readonly doubts: FieldProblem[] };

type Frame = 'front' | 'turned';

/**
 * The limits at which a measure is refused or doubtful, determined with the sample photos of the package `human`: sharp
 * faces have 130 to 820, blurred by three pixels 55, by five 20; colour photos 23 and more, grey ones none; faces
 * looking ahead turn by 0.02 to 0.2, turned ones by 0.29 to 0.48, and a photo and its mirror image differ by 0.2.
 */
const bounds = {
  score: { refused: 0.5, doubtful: 0.65 },
  sharpness: { refused: 40, doubtful: 80 },
  colour: { refused: 6, doubtful: 12 },
  /** of the head in `front`, at most */
  ahead: { refused: 0.3, doubtful: 0.24 },
  /** between both pictures, at least; the second head itself is turned by at least as much */
  turn: { refused: 0.25, doubtful: 0.3 },
} as const;
/** The least similarity of both faces that is not refused, and not doubtful: `npm run bench -- selfie` measures both. */
export const similarityBounds = { refused: 0.7, doubtful: 0.76 } as const;
/** The minimum width of a face as a fraction of the picture's, and the maximum offset of its middle. */
const leastFace = 0.22;
const mostAside = { across: 0.22, down: 0.28 };
/** A detected box extends slightly beyond the face. */
const overEdge = 0.02;

/** Evaluates a selfie: its problems and its doubts; one with neither is accepted. */
export function evaluateSelfie({ front, turned, isSameFile, similarity }: SelfieMeasures): SelfieEvaluation {
  const judged = [evaluatePicture('front', front), evaluatePicture('turned', turned)];
  const problems = judged.flatMap((one) => one.problems);
  const doubts = judged.flatMap((one) => one.doubts);
  if (isSameFile) problems.push({ path: 'turned', key: 'selfie.sameFile' });
  const [one, other] = [soleFace(front), soleFace(turned)];
  if (one && Math.abs(one.yaw) > bounds.ahead.refused) problems.push({ path: 'front', key: 'selfie.notAhead' });
  else if (one && Math.abs(one.yaw) > bounds.ahead.doubtful) doubts.push({ path: 'front', key: 'selfie.notAhead' });
  if (one && other && !isSameFile) {
    const turn = Math.min(Math.abs(other.yaw), Math.abs(other.yaw - one.yaw));
    if (turn < bounds.turn.refused) problems.push({ path: 'turned', key: 'selfie.notTurned' });
    else if (turn < bounds.turn.doubtful) doubts.push({ path: 'turned', key: 'selfie.notTurned' });
  }
  if (one && other && similarity !== null) {
    if (similarity < similarityBounds.refused) problems.push({ path: 'turned', key: 'selfie.otherPerson' });
    else if (similarity < similarityBounds.doubtful) doubts.push({ path: 'turned', key: 'selfie.otherPerson' });
  }
  return { problems, doubts };
}

const clear = (faces: readonly MeasuredFace[]) => faces.filter(({ score }) => score >= bounds.score.refused);
const soleFace = ({ faces }: PictureMeasures): MeasuredFace | null =>
  clear(faces).length === 1 ? clear(faces)[0]! : null;

function evaluatePicture(path: Frame, picture: PictureMeasures): SelfieEvaluation {
  const problems: FieldProblem[] = [];
  const doubts: FieldProblem[] = [];
  const [short, long] = [picture.width, picture.height].toSorted((one, other) => one - other) as [number, number];
  if (short < selfieLimits.shortEdge || long < selfieLimits.longEdge) problems.push({ path, key: 'selfie.tooSmall' });
  const face = soleFace(picture);
  if (!face) {
    problems.push({ path, key: clear(picture.faces).length === 0 ? 'selfie.noFace' : 'selfie.severalFaces' });
    return { problems, doubts };
  }
  const weigh = (
    value: number,
    { refused, doubtful }: { refused: number; doubtful: number },
    key: FieldProblem['key'],
  ) => {
    if (value < refused) problems.push({ path, key });
    else if (value < doubtful) doubts.push({ path, key });
  };
  weigh(face.score, bounds.score, 'selfie.noFace');
  weigh(picture.colour, bounds.colour, 'selfie.grey');
  weigh(picture.sharpness, bounds.sharpness, 'selfie.blurred');
  if (picture.faces.length > 1) doubts.push({ path, key: 'selfie.severalFaces' });
  if (face.box.width < leastFace) problems.push({ path, key: 'selfie.faceTooSmall' });
  if (isAside(face.box)) problems.push({ path, key: 'selfie.faceOffCentre' });
  return { problems, doubts };
}

function isAside({ left, top, width, height }: MeasuredFace['box']): boolean {
  const isCut = Math.min(left, top, 1 - left - width, 1 - top - height) < -overEdge;
  const [across, down] = [Math.abs(left + width / 2 - 0.5), Math.abs(top + height / 2 - 0.5)];
  return isCut || across > mostAside.across || down > mostAside.down;
}
