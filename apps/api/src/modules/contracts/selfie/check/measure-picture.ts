import type { PictureMeasures } from '@estrada/domain/contracts/index';
import type { MessageKey } from '@estrada/domain/validation/index';
import sharp, { type Sharp } from 'sharp';
import { detectFileKind } from '../../../../kernel/file-kind.ts';
import type { DetectedFace, Dots } from './face-model.ts';

/** More pixels than any phone's camera produces: a picture that claims more is meant to fill the memory. */
const mostDots = 120_000_000;
/** The longest edge of the stored picture, and the edge of the square for detection. */
const [longestKept, squareSeen] = [1_600, 640];
/** The width at which faces are compared: the same picture looks smoother at a higher resolution. */
const faceEdge = 112;

/** A picture as stored and measured; or why it is refused. `cameraTimes` are those that a camera wrote into it. */
export type MeasuredPicture =
  | { jpeg: Uint8Array; measures: PictureMeasures; cameraTimes: string[] }
  | { refused: MessageKey };

/** The descriptor of the largest face never leaves the thread; null where there is no face. */
export interface DescribedPicture {
  picture: MeasuredPicture;
  descriptor: readonly number[] | null;
}

/** Re-encodes a picture, upright and without the camera's metadata, and measures what the evaluation needs. */
export async function measurePicture(
  bytes: Uint8Array,
  findFaces: (dots: Dots) => Promise<DetectedFace[]>,
): Promise<DescribedPicture> {
  const kind = detectFileKind(bytes);
  if (kind === 'heic') return refuse('selfie.heic');
  if (kind !== 'jpeg' && kind !== 'png') return refuse('selfie.type');
  try {
    const upright = sharp(bytes, { limitInputPixels: mostDots, failOn: 'error', pages: 1 }).autoOrient();
    const { width = 0, height = 0, orientation = 1, exif } = await upright.metadata();
    const edges = orientation > 4 ? { width: height, height: width } : { width, height };
    const jpeg = await upright
      .resize({ width: longestKept, height: longestKept, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 90 })
      .toBuffer();
    const { faces, descriptor } = await facesOf(jpeg, findFaces);
    const measures = { ...edges, faces, ...(await measureFace(jpeg, largestOf(faces))) };
    return { picture: { jpeg, measures, cameraTimes: cameraTimesOf(exif) }, descriptor };
  } catch (error) {
    const isTooLarge = error instanceof Error && /exceeds pixel limit/.test(error.message);
    return refuse(isTooLarge ? 'selfie.tooLarge' : 'selfie.damaged');
  }
}

const refuse = (refused: MessageKey): DescribedPicture => ({ picture: { refused }, descriptor: null });

/** How alike two faces are, from 0 to 1: the cosine of their descriptors. */
export const similarityOf = (one: readonly number[], other: readonly number[]): number =>
  Math.round(one.reduce((sum, value, at) => sum + value * other[at]!, 0) * 1000) / 1000;

/** Every time in the metadata, in any of the camera's fields: `2026-11-20T10:00:00`. */
const cameraTimesOf = (exif: Buffer | undefined): string[] =>
  [...(exif?.toString('latin1') ?? '').matchAll(/(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/g)].map(
    ([, year, month, day, time]) => `${year}-${month}-${day}T${time}`,
  );

const largestOf = <F extends Pick<DetectedFace, 'box'>>(faces: readonly F[]): F | undefined =>
  faces.toSorted((one, other) => other.box.width - one.box.width)[0];

/**
 * The faces of a picture, and the descriptor of the largest. The picture is padded to a square, because the models read
 * squares and misread distorted faces.
 */
async function facesOf(jpeg: Uint8Array, findFaces: (dots: Dots) => Promise<DetectedFace[]>) {
  const { width = 1, height = 1 } = await sharp(jpeg).metadata();
  const side = { width: squareSeen, height: squareSeen };
  const square = sharp(jpeg).resize({ ...side, fit: 'contain', background: '#808080' });
  const found = await findFaces(await dotsOf(square));
  const mirrored = found.length > 0 ? await findFaces(await dotsOf(square.clone().flop())) : [];
  const longest = Math.max(width, height);
  const [across, down] = [longest / width, longest / height];
  const share = (value: number, scale: number) => Math.round((value * scale - (scale - 1) / 2) * 1000) / 1000;
  const faces = found.map(({ score, box, yaw }) => ({
    score,
    yaw: Math.round(yaw * 1000) / 1000,
    box: {
      left: share(box.left, across),
      top: share(box.top, down),
      width: box.width * across,
      height: box.height * down,
    },
  }));
  return { faces, descriptor: joinDescriptors(largestOf(found), largestOf(mirrored)) };
}

/**
 * One descriptor of length 1 from a face and its mirror image, which describe a turned head from both sides. Square
 * roots reduce the weight of single large numbers; both measured better than the description as it is.
 */
function joinDescriptors(face: DetectedFace | undefined, mirrored: DetectedFace | undefined): number[] | null {
  if (!face) return null;
  const one = toUnitLength(face.descriptor);
  const other = mirrored ? toUnitLength(mirrored.descriptor) : one;
  return toUnitLength(one.map((value, at) => Math.sqrt(value + other[at]!)));
}

function toUnitLength(values: readonly number[]): number[] {
  const length = Math.hypot(...values) || 1;
  return values.map((value) => value / length);
}

async function dotsOf(picture: Sharp): Promise<Dots> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Colour and sharpness of the face; of the whole picture where there is none. */
async function measureFace(jpeg: Uint8Array, face: Pick<DetectedFace, 'box'> | undefined) {
  const { width = 1, height = 1 } = await sharp(jpeg).metadata();
  const region = face ? regionOf(face.box, width, height) : { left: 0, top: 0, width, height };
  const dots = await dotsOf(sharp(jpeg).extract(region).resize({ width: faceEdge, height: faceEdge, fit: 'fill' }));
  return { colour: colourOf(dots), sharpness: sharpnessOf(dots) };
}

/** The part of the picture that a box covers, clipped to its edges. */
function regionOf(box: DetectedFace['box'], width: number, height: number) {
  const clamp = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most));
  const [left, top] = [clamp(box.left * width, width - 1), clamp(box.top * height, height - 1)];
  return {
    left,
    top,
    width: Math.max(1, clamp((box.left + box.width) * width, width) - left),
    height: Math.max(1, clamp((box.top + box.height) * height, height) - top),
  };
}

/** The mean distance between the strongest and the weakest of the three colours: zero in a grey picture. */
function colourOf({ data }: Dots): number {
  let sum = 0;
  for (let at = 0; at < data.length; at += 3)
    sum += Math.max(data[at]!, data[at + 1]!, data[at + 2]!) - Math.min(data[at]!, data[at + 1]!, data[at + 2]!);
  return Math.round((sum / (data.length / 3)) * 10) / 10;
}

/** The variance of the Laplacian: edges increase it, blur reduces it. */
function sharpnessOf({ data, width, height }: Dots): number {
  const grey = new Float64Array(width * height);
  for (let at = 0; at < grey.length; at++)
    grey[at] = 0.299 * data[at * 3]! + 0.587 * data[at * 3 + 1]! + 0.114 * data[at * 3 + 2]!;
  let [sum, squares, count] = [0, 0, 0];
  for (let row = 1; row < height - 1; row++)
    for (let column = 1; column < width - 1; column++) {
      const at = row * width + column;
      const edge = grey[at - 1]! + grey[at + 1]! + grey[at - width]! + grey[at + width]! - 4 * grey[at]!;
      sum += edge;
      squares += edge ** 2;
      count++;
    }
  return Math.round(squares / count - (sum / count) ** 2);
}
