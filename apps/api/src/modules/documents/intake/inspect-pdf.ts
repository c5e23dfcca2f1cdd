import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import { mostPdfPages } from '@estrada/domain/documents/index';
import { FileRefused } from './refusal.ts';
import { checkPageTree, decodeStreams, scanBytes } from './scan-pdf.ts';

/** Keys that occur only with content that acts when the file is opened, viewed or filled in. */
const actingKeys: ReadonlySet<string> = new Set(['JS', 'JavaScript', 'XFA', 'RichMediaContent', 'RichMediaSettings']);
/** Actions (`/S`) that run, send or start something. */
const actingActions: ReadonlySet<string> = new Set([
  ...[
    'JavaScript',
    'Launch',
    'SubmitForm',
    'ImportData',
    'GoToR',
    'Rendition',
    'Movie',
    'Sound',
    'RichMediaExecute',
    'GoTo3DView',
  ],
]);
/** Annotations that play or show other media. */
const actingNotes: ReadonlySet<string> = new Set(['RichMedia', 'Screen', 'Movie', 'Sound', '3D']);
const embeddedKeys: ReadonlySet<string> = new Set(['EmbeddedFiles', 'EF', 'AF', 'Collection']);
const embeddedTypes: ReadonlySet<string> = new Set(['EmbeddedFile', 'FileAttachment', 'GoToE']);

/**
 * Scans the bytes of a PDF, then reads it with two readers that fail in different ways: one walks every object of the file,
 * the other opens it as a viewer would. A finding of either refuses it.
 *
 * @returns the number of pages
 * @throws FileRefused with a password, scripts or actions, embedded files, other content around it, an object defined
 *   twice, content that expands beyond the limits, too many pages, or not readable
 */
export async function inspectPdf(bytes: Uint8Array): Promise<number> {
  scanBytes(bytes);
  await walkObjects(bytes);
  return openAsViewer(bytes);
}

async function walkObjects(bytes: Uint8Array): Promise<void> {
  const document = await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false }).catch(() => {
    throw new FileRefused('document.damaged');
  });
  if (document.isEncrypted || document.context.trailerInfo.Encrypt) throw new FileRefused('document.pdfProtected');
  checkPageTree(document);
  await decodeStreams(document);
  const waiting: PDFObject[] = document.context.enumerateIndirectObjects().map(([, object]) => object);
  while (waiting.length > 0) {
    const object = waiting.pop()!;
    if (object instanceof PDFArray) waiting.push(...object.asArray());
    const dictionary = object instanceof PDFStream ? object.dict : object instanceof PDFDict ? object : null;
    if (!dictionary) continue;
    refuseWhatActs(dictionary);
    waiting.push(...dictionary.values());
  }
}

function refuseWhatActs(dictionary: PDFDict): void {
  const named = (key: string) => {
    const value = dictionary.get(PDFName.of(key));
    return value instanceof PDFName ? value.decodeText() : '';
  };
  const keys = dictionary.keys().map((key) => key.decodeText());
  const [action, type, subtype] = [named('S'), named('Type'), named('Subtype')];
  if (keys.some((key) => embeddedKeys.has(key)) || [action, type, subtype].some((name) => embeddedTypes.has(name)))
    throw new FileRefused('document.pdfEmbedded');
  if (keys.some((key) => actingKeys.has(key)) || actingActions.has(action) || actingNotes.has(subtype))
    throw new FileRefused('document.pdfActive');
}

/** The used part of a viewer's document. */
interface ViewedPdf {
  numPages: number;
  getJSActions(): Promise<unknown>;
  getAttachments(): Promise<unknown>;
  getPage(number: number): Promise<{ getJSActions(): Promise<unknown>; getViewport(of: { scale: number }): unknown }>;
  allXfaHtml: unknown;
}

async function openAsViewer(bytes: Uint8Array): Promise<number> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const opening = getDocument({
    // a copy: the reader takes ownership of its input
    data: bytes.slice(),
    useWorkerFetch: false,
    disableFontFace: true,
    enableXfa: true,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = (await opening.promise) as ViewedPdf;
    if (document.numPages > mostPdfPages) throw new FileRefused('document.pdfTooLong', { max: mostPdfPages });
    if (await document.getAttachments()) throw new FileRefused('document.pdfEmbedded');
    if (document.allXfaHtml || (await document.getJSActions())) throw new FileRefused('document.pdfActive');
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      if (await page.getJSActions()) throw new FileRefused('document.pdfActive');
    }
    return document.numPages;
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new FileRefused(isLocked ? 'document.pdfProtected' : 'document.damaged');
  } finally {
    await opening.destroy();
  }
}
