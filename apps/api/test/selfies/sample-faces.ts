/**
 * Sample faces for the checks of a selfie, cut out of the pictures of the package `human`: the repository contains
 * none.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

const require = createRequire(import.meta.url);
const assets = join(dirname(require.resolve('@vladmandic/human')), '..', 'assets');
const detected = { file: 'screenshot-facedetect.jpg', top: 350, side: 154 } as const;
const matched = { file: 'screenshot-facematch.jpg', side: 103 } as const;
/** A man ahead, a little to either side, and turned; two women, of whom the first also looks to the side. */
const faces = {
  ahead: { ...matched, left: 1602, top: 284 },
  turned: { ...matched, left: 1495, top: 284 },
  littleRight: { ...matched, left: 1069, top: 284 },
  littleLeft: { ...matched, left: 1282, top: 284 },
  womanAhead: { ...matched, left: 1282, top: 846 },
  womanTurned: { ...matched, left: 322, top: 846 },
  otherWoman: { ...detected, left: 163 },
} as const;
type Face = keyof typeof faces;

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
  /** 1 is that of the sample */
  brightness?: number;
  /** of the JPEG */
  quality?: number;
}

const faceOf = (face: Face, size: number) => {
  const { file, left, top, side } = faces[face];
  return sharp(join(assets, file)).extract({ left, top, width: side, height: side }).resize(size, size).toBuffer();
};

/** A face before a light wall, as a phone would send it. */
export async function aFace(face: Face, drawing: Drawing = {}): Promise<Buffer> {
  const { width = 600, height = 800, size = 440, blur, mirrored, brightness, quality = 92 } = drawing;
  const { left = Math.round((width - size) / 2), top = Math.round((height - size) / 2) } = drawing;
  const wall = sharp({ create: { width, height, channels: 3, background: '#dddddd' } });
  const drawn = await wall
    .composite([{ input: await faceOf(face, size), left, top }])
    .jpeg()
    .toBuffer();
  const changed = sharp(drawn);
  if (mirrored) changed.flop();
  if (blur) changed.blur(blur);
  if (brightness) changed.modulate({ brightness });
  return changed.jpeg({ quality }).toBuffer();
}

/** Two people in one picture. */
export async function twoFaces(): Promise<Buffer> {
  const side = { size: 290, top: 250 };
  const second = { input: await faceOf('otherWoman', side.size), left: 300, top: side.top };
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
export const goodPair = async () => ({ front: await aFace('womanAhead'), turned: await aFace('womanTurned') });
export const doubtfulPair = async () => ({
  front: await aFace('littleRight'),
  turned: await aFace('littleLeft'),
});
