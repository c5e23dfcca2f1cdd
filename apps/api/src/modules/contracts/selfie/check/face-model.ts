import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Pixels of a picture, three bytes each. */
export interface Dots {
  data: Uint8Array;
  width: number;
  height: number;
}

/**
 * A face as detected: its box as fractions of the picture, and the offset of the tip of the nose from the middle of the
 * eyes, as a fraction of the distance between the eyes: about 0.1 when looking straight ahead, 0.45 with the head
 * turned by some twenty degrees.
 */
export interface DetectedFace {
  score: number;
  box: { left: number; top: number; width: number; height: number };
  yaw: number;
  /** 1,024 numbers, none below zero: alike for pictures of one person */
  descriptor: readonly number[];
}

type Point = [number, number];
type Eye = `${'left' | 'right'}Eye${'Upper' | 'Lower'}0`;
interface HumanFace {
  /** of the detector; `score` is that of the mesh, which fits any content */
  boxScore: number;
  boxRaw: [number, number, number, number];
  annotations: Record<Eye | 'noseTip', Point[]>;
  embedding: number[];
}
interface Human {
  load(): Promise<void>;
  detect(tensor: unknown): Promise<{ face: HumanFace[] }>;
  tf: { tensor3d(data: Int32Array, shape: number[], type: 'int32'): unknown; dispose(tensor: unknown): void };
}

/** A lower score is no face. */
const leastScore = 0.3;
const mostFaces = 5;

const require = createRequire(import.meta.url);

/**
 * Loads the detector (blazeface), the mesh (facemesh) and the description (faceres) of the package `human`, by
 * WebAssembly and from the local disk only: nothing is fetched. The detector locates faces; its own points of eyes and
 * nose vary with the size of the face, those of the mesh do not. The age and gender that the description estimates are
 * dropped. None detects whether a face is alive.
 *
 * @returns the face detection function
 */
export async function loadFaceModel(): Promise<(dots: Dots) => Promise<DetectedFace[]>> {
  const dist = dirname(require.resolve('@vladmandic/human'));
  const wasm = join(dirname(require.resolve('@tensorflow/tfjs-backend-wasm/package.json')), 'wasm-out');
  fetchFilesOnly();
  // by its path: for Node the package exports another build, which requires a native library
  const { Human } = require(join(dist, 'human.node-wasm.js')) as { Human: new (config: object) => Human };
  const human = new Human({
    backend: 'wasm',
    debug: false,
    async: false,
    cacheSensitivity: 0,
    wasmPath: `${wasm}/`,
    modelBasePath: `${pathToFileURL(join(dist, '..', 'models')).href}/`,
    filter: off,
    gesture: off,
    body: off,
    hand: off,
    object: off,
    segmentation: off,
    face: {
      enabled: true,
      detector: { maxDetected: mostFaces, minConfidence: leastScore, rotation: false, skipFrames: 0, skipTime: 0 },
      mesh: { enabled: true },
      iris: off,
      emotion: off,
      description: { enabled: true, skipFrames: 0, skipTime: 0 },
      antispoof: off,
      liveness: off,
    },
  });
  await human.load();
  return async ({ data, width, height }) => {
    const tensor = human.tf.tensor3d(Int32Array.from(data), [height, width, 3], 'int32');
    try {
      return (await human.detect(tensor)).face.map(describeFace);
    } finally {
      human.tf.dispose(tensor);
    }
  };
}

const off = { enabled: false };

function describeFace({ boxScore, boxRaw, annotations, embedding: descriptor }: HumanFace): DetectedFace {
  const [left, top, width, height] = boxRaw;
  const one = middleOf([...annotations.rightEyeUpper0, ...annotations.rightEyeLower0]);
  const other = middleOf([...annotations.leftEyeUpper0, ...annotations.leftEyeLower0]);
  const nose = annotations.noseTip[0]!;
  const [across, down] = [other[0] - one[0], other[1] - one[1]];
  const [besides, below] = [nose[0] - (one[0] + other[0]) / 2, nose[1] - (one[1] + other[1]) / 2];
  // along the line through the eyes, in lengths of it: a tilted head is not a turned one
  const yaw = (besides * across + below * down) / (across ** 2 + down ** 2 || 1);
  return { score: boxScore, box: { left, top, width, height }, yaw, descriptor };
}

const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [across]) => sum + across, 0) / points.length,
  points.reduce((sum, [, down]) => sum + down, 0) / points.length,
];

/** The library reads its model by `fetch`, which cannot read files in Node. All other requests of this thread fail. */
function fetchFilesOnly(): void {
  globalThis.fetch = async (address) => {
    const url = new URL(String(address));
    if (url.protocol !== 'file:') throw new Error(`Nothing is fetched here: ${url.protocol}`);
    const type = url.pathname.endsWith('.json') ? 'application/json' : 'application/octet-stream';
    return new Response(Uint8Array.from(await readFile(url)), { headers: { 'content-type': type } });
  };
}
