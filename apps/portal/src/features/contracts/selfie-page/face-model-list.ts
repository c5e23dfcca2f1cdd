/** The folder of the face model's files; the versions are those of `@vladmandic/human` and of TensorFlow.js. */
export const faceModelFolder = '/assets/face-3.3.6-4.22.0';

/**
 * The files and their sizes, from which the page computes the loading progress. A browser loads one of the two `.wasm`
 * files.
 */
export const faceModelFiles = {
  'tfjs-backend-wasm-simd.wasm': 424_594,
  'tfjs-backend-wasm.wasm': 311_123,
  'blazeface.json': 79_038,
  'blazeface.bin': 538_928,
} as const;
