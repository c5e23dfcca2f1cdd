import { faceModelFiles, faceModelFolder } from './face-model-list.ts';
import type { Face } from './picture-checks.ts';

/** Finds the faces of a picture. */
export type FindFaces = (picture: HTMLCanvasElement) => Promise<readonly Face[]>;

/** size of the script that the build makes of the model's library; it reports no progress */
const scriptBytes = 1_600_000;
const wasmName = 'tfjs-backend-wasm-simd.wasm';

/**
 * Loads the model, only from our own files, and initializes it.
 *
 * @param onProgress loaded share, 0 to 1
 * @throws Error where it cannot run: no WebAssembly, or a file that failed to load
 */
export async function loadFaceModel(onProgress: (share: number) => void): Promise<FindFaces> {
  const total = scriptBytes + faceModelFiles['blazeface.bin'] + faceModelFiles[wasmName];
  let come = 0;
  const add = (bytes: number) => {
    come += bytes;
    onProgress(Math.min(come / total, 0.99));
  };
  const [{ Human }] = await Promise.all([
    import('@vladmandic/human').then((library) => {
      add(scriptBytes);
      return library;
    }),
    // into the browser's cache, from which the library reads them
    fetchModelFile('blazeface.bin', add),
    fetchModelFile(wasmName, add),
  ]);
  const off = { enabled: false };
  const human = new Human({
    backend: 'wasm',
    wasmPath: `${faceModelFolder}/`,
    modelBasePath: `${faceModelFolder}/`,
    cacheModels: false,
    debug: false,
    warmup: 'none',
    // it would run on WebGL
    filter: off,
    face: {
      enabled: true,
      detector: { maxDetected: 4, minConfidence: 0.3, scale: 1, rotation: false, skipFrames: 0, skipTime: 0 },
      mesh: off,
      iris: off,
      attention: off,
      emotion: off,
      description: off,
      antispoof: off,
      liveness: off,
    },
    body: off,
    hand: off,
    object: off,
    gesture: off,
    segmentation: off,
  });
  await human.init();
  // without WebAssembly it would silently fall back to WebGL, with other results
  if (human.tf.getBackend() !== 'wasm') throw new Error('the face model runs by WebAssembly alone');
  await human.load();
  onProgress(1);
  return async (picture) => {
    const { canvas, left, top, width, height } = withMargin(picture);
    const { face, error } = await human.detect(canvas);
    if (error) throw new Error(error);
    return face.map(({ boxScore, box, annotations }) => ({
      score: boxScore,
      box: [(box[0] - left) / width, (box[1] - top) / height, box[2] / width, box[3] / height],
      turn: turnOf(annotations as Record<string, Points>),
    }));
  };
}

/**
 * The model's input: a square, because it distorts other shapes, with a margin, because it misplaces the nose of a face
 * that fills the picture.
 */
function withMargin(picture: HTMLCanvasElement) {
  const side = 512;
  const scale = side / (1.25 * Math.max(picture.width, picture.height));
  const [width, height] = [picture.width * scale, picture.height * scale];
  const [left, top] = [(side - width) / 2, (side - height) / 2];
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  canvas.getContext('2d', { willReadFrequently: true })!.drawImage(picture, left, top, width, height);
  return { canvas, left, top, width, height };
}

async function fetchModelFile(name: keyof typeof faceModelFiles, add: (bytes: number) => void): Promise<void> {
  const response = await fetch(`${faceModelFolder}/${name}`);
  const reader = response.ok ? response.body?.getReader() : undefined;
  if (!reader) throw new Error(`${name} did not come: ${response.status}`);
  for (let part = await reader.read(); !part.done; part = await reader.read()) add(part.value.length);
}

type Points = readonly (readonly [number, number, number?])[];

/** The offset of the nose from the midpoint of the eyes, along the line of the eyes. */
export function turnOf({ leftEye, rightEye, nose }: Record<string, Points>): number {
  const [[left], [right], [tip]] = [leftEye ?? [], rightEye ?? [], nose ?? []];
  if (!left || !right || !tip) return 0;
  const [dx, dy] = [right[0] - left[0], right[1] - left[1]];
  const square = dx * dx + dy * dy;
  if (square === 0) return 0;
  return ((tip[0] - (left[0] + right[0]) / 2) * dx + (tip[1] - (left[1] + right[1]) / 2) * dy) / square;
}
