import type { PageTurn } from '@estrada/domain/documents/index';
import { hasUndrawnPictures } from './undrawn-pictures.ts';

/** A page that can be drawn: a picture has one sheet, a PDF one per page. */
export interface OpenedPage {
  sheets: number;
  /** it contains pictures that this reader does not draw */
  lacksPictures: boolean;
  /** Draws a sheet, rotated clockwise, at the resolution of the canvas. */
  draw(canvas: HTMLCanvasElement, sheet: number, turn: PageTurn): Promise<void>;
  close(): void;
}

/** Pixels across a sheet of a PDF: legible at three times its size on the screen. */
const sheetDots = 2_000;

/** Opens the bytes of a page. A PDF is drawn by our own reader: the browser never opens one as a document. */
export const openPage = (bytes: Blob, contentType: string): Promise<OpenedPage> =>
  contentType === 'application/pdf' ? openPdf(bytes) : openPicture(bytes);

async function openPicture(bytes: Blob): Promise<OpenedPage> {
  const picture = await createImageBitmap(bytes);
  return {
    sheets: 1,
    lacksPictures: false,
    async draw(canvas, _sheet, turn) {
      const lies = turn === 90 || turn === 270;
      canvas.width = lies ? picture.height : picture.width;
      canvas.height = lies ? picture.width : picture.height;
      const brush = canvas.getContext('2d')!;
      brush.translate(canvas.width / 2, canvas.height / 2);
      brush.rotate((turn * Math.PI) / 180);
      brush.drawImage(picture, -picture.width / 2, -picture.height / 2);
    },
    close: () => picture.close(),
  };
}

async function openPdf(bytes: Blob): Promise<OpenedPage> {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist');
  GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;
  const data = new Uint8Array(await bytes.arrayBuffer());
  // before the reader transfers the bytes to its worker, which empties this array
  const lacksPictures = hasUndrawnPictures(data);
  const opening = getDocument({
    data,
    // nothing but the content of the file: no scripts, no external fonts or tables, no program code
    enableXfa: false,
    useWasm: false,
    useSystemFonts: true,
  });
  const document = await opening.promise;
  return {
    sheets: document.numPages,
    lacksPictures,
    async draw(canvas, sheet, turn) {
      const page = await document.getPage(sheet);
      const rotation = (page.rotate + turn) % 360;
      const scale = sheetDots / page.getViewport({ scale: 1, rotation }).width;
      const viewport = page.getViewport({ scale, rotation });
      canvas.width = Math.ceil(viewport.width);
      canvas.height = Math.ceil(viewport.height);
      await page.render({ canvas, viewport, background: '#ffffff' }).promise;
    },
    close: () => void opening.destroy(),
  };
}
