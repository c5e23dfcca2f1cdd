import { selfieLimits } from '@estrada/domain/contracts/selfie/selfie-status';
import type { FindFaces } from './face-model.ts';
import { type Measured, measureDots, measuredWidth, type PictureProblem } from './picture-checks.ts';

/** A picture that was taken or chosen, with its measurements. */
export interface Picture {
  file: File;
  /** an object URL; revoked by `forgetPicture` */
  url: string;
  measured: Measured;
  source: 'camera' | 'upload';
  takenAt: Date;
}

/** Revokes the object URL of a discarded picture. */
export function forgetPicture(picture: Picture | null): void {
  if (picture) URL.revokeObjectURL(picture.url);
}

export async function measureCanvas(canvas: HTMLCanvasElement, findFaces: FindFaces | null): Promise<Measured> {
  const { width, height } = canvas;
  const small = document.createElement('canvas');
  small.width = measuredWidth;
  small.height = Math.max(Math.round((measuredWidth * height) / Math.max(width, 1)), 1);
  const context = small.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(canvas, 0, 0, small.width, small.height);
  const dots = context.getImageData(0, 0, small.width, small.height).data;
  const faces = findFaces ? await findFaces(canvas).catch(() => null) : null;
  return { width, height, ...measureDots(dots, small.width), faces };
}

/** The part of a camera picture that the page shows: three by four, unless too little of it would remain. */
function shownPart(width: number, height: number): { x: number; y: number; width: number; height: number } {
  const wanted = Math.min(width, Math.round(height * 0.75));
  const tall = Math.min(height, Math.round((wanted * 4) / 3));
  if (wanted < selfieLimits.shortEdge || tall < selfieLimits.longEdge) return { x: 0, y: 0, width, height };
  return { x: Math.round((width - wanted) / 2), y: Math.round((height - tall) / 2), width: wanted, height: tall };
}

/**
 * Draws the part of the camera picture that the page shows, not mirrored. @param maxWidth omitted for full resolution
 */
export function drawVideo(video: HTMLVideoElement, maxWidth = Number.POSITIVE_INFINITY): HTMLCanvasElement {
  const part = shownPart(video.videoWidth, video.videoHeight);
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(part.width, maxWidth);
  canvas.height = Math.round((canvas.width * part.height) / Math.max(part.width, 1));
  canvas
    .getContext('2d', { willReadFrequently: true })!
    .drawImage(video, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Captures the camera's current picture. */
export async function capturePicture(
  video: HTMLVideoElement,
  findFaces: FindFaces | null,
  name: string,
): Promise<Picture> {
  const takenAt = new Date();
  const canvas = drawVideo(video);
  const [blob, measured] = await Promise.all([
    new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92)),
    measureCanvas(canvas, findFaces),
  ]);
  if (!blob) throw new Error('the browser made no picture of what the camera shows');
  const file = new File([blob], `${name}.jpg`, { type: 'image/jpeg' });
  return { file, url: URL.createObjectURL(blob), measured, source: 'camera', takenAt };
}

/** Opens a picture file that the user chose; returns the name of the problem when it is not an accepted picture. */
export async function openPicture(file: File, findFaces: FindFaces | null): Promise<Picture | PictureProblem> {
  if (file.size > selfieLimits.maxBytes) return 'tooLarge';
  if (!(await isPicture(file))) return 'type';
  let image: ImageBitmap;
  try {
    image = await createImageBitmap(file);
  } catch {
    return 'damaged';
  }
  // the model needs no more; the file is uploaded unchanged
  const scale = Math.min(1, 1280 / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(Math.round(image.width * scale), 1);
  canvas.height = Math.max(Math.round(image.height * scale), 1);
  canvas.getContext('2d', { willReadFrequently: true })!.drawImage(image, 0, 0, canvas.width, canvas.height);
  const measured = { ...(await measureCanvas(canvas, findFaces)), width: image.width, height: image.height };
  image.close();
  return { file, url: URL.createObjectURL(file), measured, source: 'upload', takenAt: new Date(file.lastModified) };
}

/** Detects the file type from its first bytes, never from its name. */
async function isPicture(file: File): Promise<boolean> {
  const [first, second, third, fourth] = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const isJpeg = first === 0xff && second === 0xd8 && third === 0xff;
  return isJpeg || (first === 0x89 && second === 0x50 && third === 0x4e && fourth === 0x47);
}
