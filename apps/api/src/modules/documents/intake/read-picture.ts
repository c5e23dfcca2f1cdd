import sharp from 'sharp';
import { FileRefused } from './refusal.ts';

/** The longest edge that is stored: a page is legible at 300 dots per inch. */
const longestEdge = 3_600;
/** More pixels than any phone's camera produces of a page: a picture that claims more is meant to fill the memory. */
const mostDots = 120_000_000;

type RawPicture = { data: Uint8ClampedArray; width: number; height: number };

/**
 * A picture as stored: JPEG, upright, without the camera's metadata (location, owner, thumbnails).
 *
 * @throws FileRefused for a picture that cannot be read to its end, or has too many pixels
 */
export async function readPicture(bytes: Uint8Array, kind: 'jpeg' | 'png' | 'heic'): Promise<Uint8Array> {
  try {
    const picture = kind === 'heic' ? fromRaw(await decodeHeic(bytes)) : sharp(bytes, limits);
    const { width = 0, height = 0 } = await picture.metadata();
    if (width * height > mostDots) throw new FileRefused('document.tooLarge');
    return await picture
      .autoOrient()
      .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88 })
      .toBuffer();
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    const isTooLarge = error instanceof Error && /exceeds pixel limit/.test(error.message);
    throw new FileRefused(isTooLarge ? 'document.tooLarge' : 'document.damaged');
  }
}

// the first picture only: an animated one has no pages
const limits = { limitInputPixels: mostDots, failOn: 'error', pages: 1 } as const;

const fromRaw = ({ data, width, height }: RawPicture) => sharp(data, { raw: { width, height, channels: 4 } });

/** By WebAssembly, since the picture library cannot read HEVC. Loaded with the first HEIC. */
async function decodeHeic(bytes: Uint8Array): Promise<RawPicture> {
  const { default: decode } = await import('heic-decode');
  const all = await decode.all({ buffer: bytes });
  try {
    const first = all[0];
    if (!first || first.width * first.height > mostDots) throw new FileRefused('document.tooLarge');
    return await first.decode();
  } finally {
    all.dispose();
  }
}
