/**
 * The two ways of keeping pictures in a PDF whose readers are program code of their own, which our reader is not given
 * (`useWasm` in `draw-page.ts`): a sheet is drawn with a hole in place of such a picture. A scanner writes either.
 */
const undrawnFilters = ['/JPXDecode', '/JBIG2Decode'];

/** Whether a PDF has pictures that are not drawn. What describes a picture stands beside it in plain letters, never compressed. */
export function hasUndrawnPictures(pdf: Uint8Array): boolean {
  // one character for each byte: the names are plain letters wherever they stand
  const text = new TextDecoder('latin1').decode(pdf);
  return undrawnFilters.some((filter) => text.includes(filter));
}
