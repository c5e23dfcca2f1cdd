import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateSelfie, type PictureMeasures } from './evaluate-selfie.ts';

const face = { score: 0.9, box: { left: 0.2, top: 0.2, width: 0.6, height: 0.45 }, yaw: 0.1 };
const front: PictureMeasures = { width: 600, height: 800, colour: 50, sharpness: 280, faces: [face] };
const turned: PictureMeasures = { ...front, faces: [{ ...face, yaw: 0.48 }] };
const evaluate = (changes: {
  front?: Partial<PictureMeasures>;
  turned?: Partial<PictureMeasures>;
  isSameFile?: true;
  similarity?: number | null;
}) =>
  evaluateSelfie({
    front: { ...front, ...changes.front },
    turned: { ...turned, ...changes.turned },
    isSameFile: changes.isSameFile ?? false,
    similarity: changes.similarity === undefined ? 0.8 : changes.similarity,
  });
const problems = (changes: Parameters<typeof evaluate>[0]) =>
  evaluate(changes).problems.map(({ path, key }) => `${path} ${key}`);
const doubts = (changes: Parameters<typeof evaluate>[0]) =>
  evaluate(changes).doubts.map(({ path, key }) => `${path} ${key}`);
const at = (box: Partial<typeof face.box>) => ({ faces: [{ ...face, box: { ...face.box, ...box } }] });
const facing = (yaw: number) => ({ faces: [{ ...face, yaw }] });

describe('a selfie', () => {
  it('is accepted with one clear face that looks ahead, and then to either side', () => {
    expect(evaluate({})).toEqual({ problems: [], doubts: [] });
    expect(evaluate({ turned: facing(-0.4) })).toEqual({ problems: [], doubts: [] });
    // held sideways, the phone makes the long edge the width
    expect(evaluate({ front: { width: 640, height: 480 } }).problems).toEqual([]);
  });

  it.each([
    ['too few dots', { front: { width: 479 } }, 'front selfie.tooSmall'],
    ['too few dots the long way', { turned: { width: 600, height: 600 } }, 'turned selfie.tooSmall'],
    ['no face', { front: { faces: [] } }, 'front selfie.noFace'],
    ['no clear face', { front: { faces: [{ ...face, score: 0.49 }] } }, 'front selfie.noFace'],
    ['two faces', { turned: { faces: [face, face] } }, 'turned selfie.severalFaces'],
    ['no colour', { front: { colour: 5 } }, 'front selfie.grey'],
    ['blur', { turned: { sharpness: 39 } }, 'turned selfie.blurred'],
    ['a face far away', { front: at({ left: 0.4, width: 0.21 }) }, 'front selfie.faceTooSmall'],
    ['a face aside', { front: at({ left: 0, width: 0.5 }) }, 'front selfie.faceOffCentre'],
    ['a face below', { front: at({ top: 0.6, height: 0.4 }) }, 'front selfie.faceOffCentre'],
    ['a face that is cut off', { front: at({ left: -0.1, width: 0.9 }) }, 'front selfie.faceOffCentre'],
    ['a head that is turned too early', { front: facing(-0.31) }, 'front selfie.notAhead'],
    ['a head that stays', { turned: facing(0.2) }, 'turned selfie.notTurned'],
    ['the mirror image', { turned: facing(-0.1) }, 'turned selfie.notTurned'],
    ['two people', { similarity: 0.69 }, 'turned selfie.otherPerson'],
    ['one picture twice', { turned: facing(0.1), isSameFile: true as const }, 'turned selfie.sameFile'],
  ])('is refused for %s', (_why, changes, said) => {
    expect(problems(changes)).toEqual([said]);
  });

  it.each([
    ['an unclear face', { front: { faces: [{ ...face, score: 0.6 }] } }, 'front selfie.noFace'],
    ['little colour', { turned: { colour: 8 } }, 'turned selfie.grey'],
    ['some blur', { front: { sharpness: 70 } }, 'front selfie.blurred'],
    ['what may be another face', { front: { faces: [face, { ...face, score: 0.4 }] } }, 'front selfie.severalFaces'],
    ['a head turned a little early', { front: facing(-0.26) }, 'front selfie.notAhead'],
    ['what may be two people', { similarity: 0.73 }, 'turned selfie.otherPerson'],
    ['a head turned a little', { turned: facing(-0.27) }, 'turned selfie.notTurned'],
  ])('is marked as doubtful for %s', (_why, changes, said) => {
    expect([problems(changes), doubts(changes)]).toEqual([[], [said]]);
  });

  it('is not compared where a picture shows no single face', () => {
    expect(problems({ front: { faces: [] }, similarity: null })).toEqual(['front selfie.noFace']);
  });

  it('is evaluated equally, whichever side the head turns to', () => {
    const yaw = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(yaw, yaw, (one, other) => {
        expect(evaluate({ front: facing(-one), turned: facing(-other) })).toEqual(
          evaluate({ front: facing(one), turned: facing(other) }),
        );
      }),
    );
  });
});
