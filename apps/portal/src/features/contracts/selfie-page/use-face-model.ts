import { useEffect, useState } from 'react';
import type { FindFaces } from './face-model.ts';

/** The state of the face model on this device. Without the model only the server checks. */
export type FaceModel =
  | { state: 'loading'; share: number }
  | { state: 'ready'; findFaces: FindFaces }
  | { state: 'missing' };

/** Loads the model once the user has given consent, never before. */
export function useFaceModel(hasAgreed: boolean): FaceModel {
  const [model, setModel] = useState<FaceModel>({ state: 'loading', share: 0 });
  useEffect(() => {
    if (!hasAgreed) return;
    let isWanted = true;
    const show = (next: FaceModel) => isWanted && setModel(next);
    import('./face-model.ts')
      .then(({ loadFaceModel }) => loadFaceModel((share) => show({ state: 'loading', share })))
      .then(
        (findFaces) => show({ state: 'ready', findFaces }),
        () => show({ state: 'missing' }),
      );
    return () => {
      isWanted = false;
    };
  }, [hasAgreed]);
  return model;
}
