/** What the server finds in pictures of faces: the thresholds of the domain against the sample photos of the package `human`. */
import { evaluateSelfie } from '@estrada/domain/contracts/index';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { claimingPng, damagedFiles, heic, otherFiles } from '../../../../../test/documents/sample-files.ts';
import { aFace, aWall, doubtfulPair, goodPair, twoFaces } from '../../../../../test/selfies/sample-faces.ts';
import { checkPictures, type SentPictures } from './check-pictures.ts';

let good: SentPictures;
beforeAll(async () => {
  good = await goodPair();
});

/** The message keys at each picture, from the reader or from the evaluation. */
async function said(changes: Partial<SentPictures>): Promise<string[]> {
  const { front, turned, similarity } = await checkPictures({ ...good, ...changes });
  if ('refused' in front) return [`front ${front.refused}`];
  if ('refused' in turned) return [`turned ${turned.refused}`];
  const [one, other] = [front.measures, turned.measures];
  const judged = evaluateSelfie({ front: one, turned: other, isSameFile: false, similarity });
  return [...judged.problems, ...judged.doubts.map((doubt) => ({ ...doubt, path: `${doubt.path}?` }))].map(
    ({ path, key }) => `${path} ${key}`,
  );
}

describe('two selfie pictures', () => {
  it('pass with one clear face, looking ahead and then turned to either side', async () => {
    expect(await said({})).toEqual([]);
    expect(await said({ turned: await aFace('womanTurned', { mirrored: true }) })).toEqual([]);
    expect(await said({ front: await sharp(good.front).png().toBuffer() })).toEqual([]);
  });

  it('are doubtful when the head is turned only a little', async () => {
    expect(await said(await doubtfulPair())).toEqual(['turned? selfie.notTurned']);
  });

  it.each([
    ['nobody', aWall, 'front selfie.noFace'],
    ['two people', twoFaces, 'front selfie.severalFaces'],
    ['blur', () => aFace('ahead', { blur: 5 }), 'front selfie.blurred'],
    ['a face far away', () => aFace('ahead', { size: 130 }), 'front selfie.faceTooSmall'],
    ['a face at the edge', () => aFace('ahead', { size: 300, left: 0 }), 'front selfie.faceOffCentre'],
    [
      'no colour',
      async () =>
        sharp(await aFace('ahead'))
          .greyscale()
          .jpeg()
          .toBuffer(),
      'front selfie.grey',
    ],
    ['too few dots', () => aFace('ahead', { width: 450, height: 600, size: 330 }), 'front selfie.tooSmall'],
    ['a head that is turned', () => aFace('turned'), 'front selfie.notAhead'],
  ])('are refused for %s', async (_what, front, expected) => {
    expect(await said({ front: await front() })).toContain(expected);
  });

  it('are refused when the second one looks ahead too', async () => {
    expect(await said({ turned: await aFace('womanAhead', { mirrored: true }) })).toEqual(['turned selfie.notTurned']);
  });

  it('are refused when they show two people, and pass when one person stands in another light', async () => {
    const other = ['turned selfie.otherPerson'];
    expect(await said({ front: await aFace('ahead') })).toContain(other[0]);
    expect(await said({ turned: await aFace('turned', { brightness: 0.8 }) })).toEqual(other);
    expect(await said({ front: await aFace('otherWoman') })).toContain(other[0]);
    for (const changes of [{ brightness: 0.7 }, { brightness: 1.2, size: 360, left: 140 }, { quality: 50 }])
      expect(await said({ turned: await aFace('womanTurned', changes) })).toEqual([]);
  });

  it('show no similarity without a face in each', async () => {
    expect((await checkPictures({ ...good, turned: await aWall() })).similarity).toBeNull();
    expect((await checkPictures({ ...good, turned: heic() })).similarity).toBeNull();
  });

  it('are recognized by content, and refused with a message for HEIC, other files and damaged ones', async () => {
    expect(await said({ front: heic() })).toEqual(['front selfie.heic']);
    for (const bytes of Object.values(otherFiles))
      expect(await said({ turned: bytes })).toEqual(['turned selfie.type']);
    expect(await said({ front: good.front.subarray(0, 4_000) })).toEqual(['front selfie.damaged']);
  });

  it('with contents different from their declared format are refused', async () => {
    for (const make of [...Object.values(damagedFiles), claimingPng]) {
      const [problem] = await said({ front: await make() });
      expect(problem).toMatch(/^front selfie\.(damaged|tooLarge|type|heic)$/);
    }
    expect(await said({})).toEqual([]);
  });

  it('are queued when more arrive at once than can be checked', async () => {
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => said({})));
    expect(all).toEqual([[], [], [], [], []]);
  });

  it('are stored upright, without the metadata of the camera', async () => {
    const upright = await aFace('womanAhead');
    const lying = await sharp(upright)
      .rotate(270)
      .withMetadata({ orientation: 6, exif: { IFD0: { Artist: 'Olivia' } } })
      .jpeg({ quality: 95 })
      .toBuffer();
    const { front } = await checkPictures({ ...good, front: lying });
    if ('refused' in front) throw new Error(front.refused);
    const { exif, orientation, width, height } = await sharp(front.jpeg).metadata();
    expect([exif, orientation, width, height]).toEqual([undefined, undefined, 600, 800]);
    expect([front.measures.width, front.measures.height]).toEqual([600, 800]);
    expect(await said({ front: lying })).toEqual([]);
  });
});
