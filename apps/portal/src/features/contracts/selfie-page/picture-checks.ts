import { selfieLimits } from '@estrada/domain/contracts/selfie/selfie-status';

/** Which of the two pictures: facing the camera, or with the head turned. */
export type Shot = 'front' | 'turned';

/** A face found by the model; in shares of the picture's width and height. */
export interface Face {
  score: number;
  /** left, top, width, height */
  box: readonly [number, number, number, number];
  /** offset of the nose from the midpoint of the eyes, in eye distances; the sign gives the side */
  turn: number;
}

/** The measurements of a picture. */
export interface Measured {
  width: number;
  height: number;
  /** variance of the second derivative, at the width of `measuredWidth` */
  sharpness: number;
  /** mean distance of the colours from grey, 0 to 255 */
  colour: number;
  /** null when the model could not be loaded: then only the server looks for faces */
  faces: readonly Face[] | null;
}

/** What to improve in a picture; the texts are `problem.<name>`. */
export type PictureProblem =
  | 'type'
  | 'tooLarge'
  | 'damaged'
  | 'tooSmall'
  | 'grey'
  | 'blurred'
  | 'noFace'
  | 'severalFaces'
  | 'faceTooSmall'
  | 'faceOffCentre'
  | 'notAhead'
  | 'notTurned';

/**
 * The limits of a good picture. The server checks with its own limits and decides; these guide the user, so they are
 * stricter.
 */
export const guides = {
  score: 0.5,
  /** another face counts from this score: a poster in the background does not */
  otherScore: 0.5,
  sharpness: 25,
  colour: 4,
  /** share of the picture's width */
  faceWidth: 0.22,
  aheadTurn: 0.25,
  /** beyond the turn of the first picture */
  turnedBy: 0.2,
} as const;

/** Pictures are measured at this width, so that measurements of different cameras are comparable. */
export const measuredWidth = 240;

/** The problems of a picture that need no face detection. */
function plainProblems({ width, height, sharpness, colour }: Measured): PictureProblem[] {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return [
    ...(short < selfieLimits.shortEdge || long < selfieLimits.longEdge ? (['tooSmall'] as const) : []),
    ...(colour < guides.colour ? (['grey'] as const) : []),
    ...(sharpness < guides.sharpness ? (['blurred'] as const) : []),
  ];
}

/**
 * What to improve in a picture, the most helpful first.
 *
 * @param ahead the face of the first picture, when the turned one is checked
 */
export function pictureProblems(measured: Measured, shot: Shot, ahead: Face | null = null): PictureProblem[] {
  const plain = plainProblems(measured);
  if (measured.faces === null) return plain;
  const faces = measured.faces.filter(({ score }) => score >= guides.otherScore);
  const face = clearFace(measured);
  if (!face) return ['noFace', ...plain];
  if (faces.length > 1) return ['severalFaces', ...plain];
  return [...positionProblems(face), ...turnProblems(face, shot, ahead), ...plain];
}

/** The face that is clear enough; null when there is none, or no model. */
export const clearFace = ({ faces }: Measured): Face | null =>
  faces?.filter(({ score }) => score >= guides.score).toSorted((one, other) => other.score - one.score)[0] ?? null;

function positionProblems({ box: [left, top, width, height] }: Face): PictureProblem[] {
  if (width < guides.faceWidth) return ['faceTooSmall'];
  const [x, y] = [left + width / 2, top + height / 2];
  const isWhole = left >= -0.02 && top >= -0.02 && left + width <= 1.02 && top + height <= 1.02;
  return isWhole && Math.abs(x - 0.5) < 0.22 && Math.abs(y - 0.5) < 0.25 ? [] : ['faceOffCentre'];
}

function turnProblems({ turn }: Face, shot: Shot, ahead: Face | null): PictureProblem[] {
  if (shot === 'front') return Math.abs(turn) > guides.aheadTurn ? ['notAhead'] : [];
  return Math.abs(turn - (ahead?.turn ?? 0)) < guides.turnedBy ? ['notTurned'] : [];
}

/**
 * The sharpness and the colourfulness of a picture.
 *
 * @param dots red, green, blue and alpha of each pixel, row by row, as a canvas returns them
 */
export function measureDots(dots: Uint8ClampedArray, width: number): { sharpness: number; colour: number } {
  const height = dots.length / 4 / width;
  const grey = new Float32Array(width * height);
  let colour = 0;
  for (let at = 0; at < grey.length; at++) {
    const [red, green, blue] = [dots[at * 4]!, dots[at * 4 + 1]!, dots[at * 4 + 2]!];
    grey[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
    colour += Math.max(red, green, blue) - Math.min(red, green, blue);
  }
  let [sum, squares, count] = [0, 0, 0];
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const edge = 4 * grey[at]! - grey[at - 1]! - grey[at + 1]! - grey[at - width]! - grey[at + width]!;
      sum += edge;
      squares += edge * edge;
      count++;
    }
  return { sharpness: count ? squares / count - (sum / count) ** 2 : 0, colour: colour / Math.max(grey.length, 1) };
}
