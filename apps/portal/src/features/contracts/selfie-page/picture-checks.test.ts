import { describe, expect, it } from 'vitest';
import { type Face, guides, type Measured, measureDots, pictureProblems } from './picture-checks.ts';

const face = (changes: Partial<Face> = {}): Face => ({ score: 0.9, box: [0.25, 0.25, 0.5, 0.4], turn: 0, ...changes });
const measured = (changes: Partial<Measured> = {}): Measured => ({
  width: 720,
  height: 960,
  sharpness: 200,
  colour: 40,
  faces: [face()],
  ...changes,
});

describe('a front picture', () => {
  it('is good with one clear face in the middle', () => {
    expect(pictureProblems(measured(), 'front')).toEqual([]);
  });

  it.each([
    ['noFace', { faces: [] }],
    ['noFace', { faces: [face({ score: guides.score - 0.01 })] }],
    ['severalFaces', { faces: [face(), face({ score: 0.6, box: [0, 0, 0.1, 0.1] })] }],
    ['faceTooSmall', { faces: [face({ box: [0.4, 0.4, 0.15, 0.12] })] }],
    ['faceOffCentre', { faces: [face({ box: [0.6, 0.25, 0.5, 0.4] })] }],
    ['faceOffCentre', { faces: [face({ box: [0.25, 0.6, 0.5, 0.4] })] }],
    ['notAhead', { faces: [face({ turn: -0.4 })] }],
    ['grey', { colour: 1 }],
    ['blurred', { sharpness: 3 }],
    ['tooSmall', { width: 479, height: 960 }],
    ['tooSmall', { width: 639, height: 480 }],
  ] as const)('has the problem %s', (problem, changes) => {
    expect(pictureProblems(measured(changes), 'front')).toEqual([problem]);
  });

  it('ignores a face in the background with a low score', () => {
    expect(pictureProblems(measured({ faces: [face(), face({ score: 0.4 })] }), 'front')).toEqual([]);
  });

  it('is large enough in portrait and landscape', () => {
    expect(pictureProblems(measured({ width: 640, height: 480 }), 'front')).toEqual([]);
    expect(pictureProblems(measured({ width: 480, height: 640 }), 'front')).toEqual([]);
  });

  it('is left to the server without a face model, except for checks that need none', () => {
    expect(pictureProblems(measured({ faces: null, colour: 0 }), 'front')).toEqual(['grey']);
  });
});

describe('a picture with the head turned', () => {
  const ahead = face({ turn: 0.1 });
  it.each([-0.3, 0.4])('is accepted when the head is turned to either side: %s', (turn) => {
    expect(pictureProblems(measured({ faces: [face({ turn })] }), 'turned', ahead)).toEqual([]);
  });

  it.each([0, 0.1, 0.25])('is refused when the head is hardly turned compared with the front picture: %s', (turn) => {
    expect(pictureProblems(measured({ faces: [face({ turn })] }), 'turned', ahead)).toEqual(['notTurned']);
  });
});

describe('pixel measures', () => {
  const dots = (colourOf: (at: number) => [number, number, number]) =>
    new Uint8ClampedArray(Array.from({ length: 400 }, (_, at) => [...colourOf(at), 255]).flat());

  it('distinguish grey from coloured', () => {
    expect(
      measureDots(
        dots(() => [90, 90, 90]),
        20,
      ).colour,
    ).toBe(0);
    expect(
      measureDots(
        dots(() => [200, 150, 120]),
        20,
      ).colour,
    ).toBe(80);
  });

  it('distinguish a flat picture from one with edges', () => {
    expect(
      measureDots(
        dots(() => [90, 90, 90]),
        20,
      ).sharpness,
    ).toBe(0);
    const edges = measureDots(
      dots((at) => (at % 3 === 0 ? [255, 255, 255] : [0, 0, 0])),
      20,
    );
    expect(edges.sharpness).toBeGreaterThan(guides.sharpness);
  });
});
