/**
 * The two picture encodings of PDF whose decoders are separate program code, which our reader does not load (`useWasm`
 * in `draw-page.ts`): such a picture is left blank on the sheet. Scanners use both.
 */
const undrawnFilters = ['/JPXDecode', '/JBIG2Decode'];

/** Whether a PDF contains pictures that are not drawn. The dictionary of a picture is plain text, never compressed. */
export function hasUndrawnPictures(pdf: Uint8Array): boolean {
  // one character per byte: the names are ASCII
  const text = new TextDecoder('latin1').decode(pdf);
  return undrawnFilters.some((filter) => text.includes(filter));
}
