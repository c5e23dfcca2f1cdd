import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** Screenshots in the package of the face model; this repository contains no picture of a person. */
const samples = fileURLToPath(new URL('../../node_modules/@vladmandic/human/assets/', import.meta.url));

/**
 * One woman on such a screenshot, and one man who turns his head slightly too little: file, upper left corner of the face,
 * its side.
 */
const faces = {
  ahead: { file: 'screenshot-facematch.jpg', left: 1282, top: 842, side: 105 },
  turned: { file: 'screenshot-facematch.jpg', left: 322, top: 840, side: 105 },
  doubtfulAhead: { file: 'screenshot-facematch.jpg', left: 1069, top: 284, side: 103 },
  doubtfulTurned: { file: 'screenshot-facematch.jpg', left: 1282, top: 284, side: 103 },
} as const;

/** A face before a bright wall, as a camera of 960 × 720 pixels sees it. Rendered by the browser of a page. */
export async function facePicture(page: Page, which: keyof typeof faces): Promise<Buffer> {
  const face = faces[which];
  const source = `data:image/jpeg;base64,${readFileSync(join(samples, face.file)).toString('base64')}`;
  const url = await page.evaluate(
    async ({ source, face }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [960, 720];
      const context = canvas.getContext('2d')!;
      context.fillStyle = '#c9d6da';
      context.fillRect(0, 0, 960, 720);
      context.filter = 'contrast(1.2)';
      context.drawImage(image, face.left, face.top, face.side, face.side, 230, 90, 500, 500);
      return canvas.toDataURL('image/jpeg', 0.8);
    },
    { source, face },
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/**
 * A film for Chromium's simulated camera: the face looks ahead for twenty seconds, then to the side for ten, and so on.
 */
export async function makeFaceFilm(page: Page): Promise<string> {
  const [ahead, turned] = [await facePicture(page, 'ahead'), await facePicture(page, 'turned')];
  const file = join(mkdtempSync(join(tmpdir(), 'estrada-film-')), 'face.mjpeg');
  const times = (count: number, frame: Buffer) => Array.from({ length: count }, () => frame);
  writeFileSync(file, Buffer.concat([...times(600, ahead), ...times(300, turned)]));
  return file;
}
