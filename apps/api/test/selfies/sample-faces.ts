/**
 * Sample faces for the checks of a selfie, cut out of the pictures of the package `human`: the repository contains
 * none.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

const require = createRequire(import.meta.url);
const picture = join(dirname(require.resolve('@vladmandic/human')), '..', 'assets', 'screenshot-facedetect.jpg');
/** The left edges of the five faces of its row. */
const lefts = { ahead: 6, turnedLeft: 163, turnedRight: 320, grey: 632 } as const;
type Face = keyof typeof lefts;
const tile = { top: 350, width: 154, height: 154 };

interface Drawing {
  width?: number;
  height?: number;
  /** edge of the square with the face */
  size?: number;
  left?: number;
  top?: number;
  /** pixels */
  blur?: number;
  mirrored?: boolean;
}

const faceOf = (face: Face, size: number) =>
  sharp(picture)
    .extract({ left: lefts[face], ...tile })
    .resize(size, size)
    .toBuffer();

/** A face before a light wall, as a phone would send it. */
export async function aFace(face: Face, drawing: Drawing = {}): Promise<Buffer> {
  const { width = 600, height = 800, size = 440 } = drawing;
  const { left = Math.round((width - size) / 2), top = Math.round((height - size) / 2), blur, mirrored } = drawing;
  const wall = sharp({ create: { width, height, channels: 3, background: '#dddddd' } });
  const drawn = await wall
    .composite([{ input: await faceOf(face, size), left, top }])
    .jpeg()
    .toBuffer();
  const changed = sharp(drawn);
  if (mirrored) changed.flop();
  if (blur) changed.blur(blur);
  return changed.jpeg({ quality: 92 }).toBuffer();
}

/** Two people in one picture. */
export async function twoFaces(): Promise<Buffer> {
  const side = { size: 290, top: 250 };
  const second = { input: await faceOf('turnedLeft', side.size), left: 300, top: side.top };
  return sharp(await aFace('ahead', { ...side, left: 5 }))
    .composite([second])
    .jpeg()
    .toBuffer();
}

/** A picture without a person. */
export const aWall = (): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 800, channels: 3, background: '#c8b090' } })
    .jpeg()
    .toBuffer();

/** An accepted selfie, and one whose second head is turned slightly too little. */
export const goodPair = async () => ({ front: await aFace('ahead'), turned: await aFace('turnedRight') });
export const doubtfulPair = async () => ({
  front: await aFace('turnedLeft', { mirrored: true }),
  turned: await aFace('turnedRight'),
});
