import { createRequire } from 'node:module';
import { preventAmountBreaks } from '@estrada/domain/formats/index';
import PDFDocument from 'pdfkit';
import { readWoff } from './read-font.ts';

const require = createRequire(import.meta.url);
const readFont = (weight: 400 | 700) =>
  readWoff(require.resolve(`@fontsource/hanken-grotesk/files/hanken-grotesk-latin-${weight}-normal.woff`));
const [regular, bold] = [readFont(400), readFont(700)];
const margin = 44;
const petrol = '#084e52';
const ink = '#172123';
const grey = '#5a696b';
const rule = '#dfe6e6';

const markedRow = '#e3f0ef';

/** `marked`: a highlighted row. */
type RowKind = 'head' | 'body' | 'marked';

export interface Column {
  label: string;
  /** share of the line's width */
  width: number;
  align?: 'left' | 'right';
  /** a long text wraps; otherwise it is cut */
  wraps?: true;
}

/** The text of a cell as it is drawn. */
const shownIn = (cell = ''): string => preventAmountBreaks(cell);

const rowHeight = 15;
/** Below this a row would overlap the footer of the page. */
const footerHeight = 46;
/** The minimum number of rows on a page with the head of their table: shorter tables are not split. */
const rowsTogether = 8;

/** A file attached to a PDF. */
export interface AttachedFile {
  name: string;
  contentType: string;
  content: Uint8Array;
  createdAt: Date;
}

/** A tagged A4 document written from top to bottom: headings, paragraphs, tables that break over pages, page numbers. */
export class PdfWriter {
  readonly #document: PDFKit.PDFDocument;
  readonly #chunks: Buffer[] = [];
  readonly #done: Promise<Uint8Array>;
  #heading: string | null = null;

  constructor(info: { title: string; language: string }) {
    this.#document = new PDFDocument({
      size: 'A4',
      margin,
      bufferPages: true,
      tagged: true,
      pdfVersion: '1.7',
      lang: info.language,
      displayTitle: true,
      info: { Title: info.title, Author: 'Estrada', Creator: 'Estrada' },
    });
    this.#document.registerFont('regular', regular);
    this.#document.registerFont('bold', bold);
    this.#done = new Promise((resolve, reject) => {
      this.#document.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
      this.#document.on('end', () => resolve(Buffer.concat(this.#chunks)));
      this.#document.on('error', reject);
    });
  }

  title(text: string, subtitle: string): void {
    const document = this.#document;
    this.#tagged('H1', () => document.font('bold').fontSize(20).fillColor(petrol).text(text));
    this.#tagged('P', () => document.font('regular').fontSize(10).fillColor(grey).text(subtitle));
    const y = document.y + 6;
    document.save().lineWidth(2).strokeColor('#f2b203');
    for (let dash = 0; dash < 5; dash++)
      document
        .moveTo(margin + dash * 30, y)
        .lineTo(margin + dash * 30 + 18, y)
        .stroke();
    document.restore();
    document.y = y + 12;
  }

  /** A heading is written with the beginning of its content: it must not be alone at the end of a page. */
  heading(text: string): void {
    this.#heading = text;
  }

  /** @param points the space that the page must have for it and its related content */
  paragraph(text: string, points = 40): void {
    const whole = this.#document.font('regular').fontSize(9).heightOfString(text, { width: this.#width() });
    this.#begin(Math.max(points, whole));
    this.#tagged('P', () =>
      this.#document
        .font('regular')
        .fontSize(9)
        .fillColor(ink)
        .text(preventAmountBreaks(text), margin, this.#document.y, { width: this.#width() }),
    );
    this.#document.moveDown(0.25);
  }

  attach({ name, contentType, content, createdAt }: AttachedFile): void {
    this.#document.file(Buffer.from(content), {
      name,
      type: contentType,
      creationDate: createdAt,
      modifiedDate: createdAt,
    });
  }

  /** A line in capitals under the title that identifies the copy. */
  mark(text: string): void {
    this.#begin(30);
    this.#tagged('P', () => this.#document.font('bold').fontSize(11).fillColor(ink).text(text, margin));
    this.#document.moveDown(0.4);
  }

  /** A highlighted clause: bold, within a frame, never split. */
  highlight(text: string): void {
    const inner = 8;
    const width = this.#width() - 2 * inner;
    const height = this.#document.font('bold').fontSize(9.5).heightOfString(text, { width }) + 2 * inner;
    this.#begin(height + 6);
    const y = this.#document.y;
    // the frame has no meaning of its own: screen readers read only the clause
    this.#document.markContent('Artifact', { type: 'Layout' });
    this.#document.rect(margin, y, this.#width(), height).lineWidth(1.2).strokeColor(ink).stroke();
    this.#document.endMarkedContent();
    this.#tagged('P', () =>
      this.#document
        .font('bold')
        .fontSize(9.5)
        .fillColor(ink)
        .text(text, margin + inner, y + inner, { width }),
    );
    this.#document.x = margin;
    this.#document.y = y + height + 8;
  }

  /** The place and date of signature, and a line for each signatory, two to a row: all on one page where they fit. */
  signatures(place: string, signers: readonly { name: string; document: string | null; role: string }[]): void {
    const page = this.#document.page.height - 2 * margin - footerHeight;
    this.#begin(Math.min(36 + 74 * Math.ceil(signers.length / 2), page));
    this.#document.moveDown(0.8);
    this.#tagged('P', () => this.#document.font('regular').fontSize(9).fillColor(ink).text(place, margin));
    const half = this.#width() / 2;
    for (let index = 0; index < signers.length; index += 2) {
      this.#begin(74);
      const y = this.#document.y + 34;
      let bottom = y;
      signers.slice(index, index + 2).forEach(({ name, document, role }, column) => {
        const x = margin + column * half;
        this.#document.markContent('Artifact', { type: 'Layout' });
        this.#document
          .moveTo(x, y)
          .lineTo(x + half - 24, y)
          .lineWidth(0.7)
          .strokeColor(ink)
          .stroke();
        this.#document.endMarkedContent();
        this.#tagged('P', () => {
          const width = half - 24;
          this.#document
            .font('bold')
            .fontSize(9)
            .fillColor(ink)
            .text(name, x, y + 4, { width });
          this.#document.font('regular').fontSize(8).fillColor(grey);
          this.#document.text([role, document].filter(Boolean).join(' · '), x, this.#document.y, { width });
        });
        bottom = Math.max(bottom, this.#document.y);
      });
      this.#document.x = margin;
      this.#document.y = bottom + 6;
    }
  }

  /** Label and value pairs, two to a line. */
  facts(pairs: readonly (readonly [string, string])[]): void {
    const half = this.#width() / 2;
    for (let index = 0; index < pairs.length; index += 2) {
      this.#begin(30);
      const y = this.#document.y;
      let bottom = y;
      pairs.slice(index, index + 2).forEach(([label, value], column) => {
        const x = margin + column * half;
        this.#tagged('P', () => {
          this.#document
            .font('regular')
            .fontSize(8)
            .fillColor(grey)
            .text(label, x, y, { width: half - 12 });
          this.#document
            .font('bold')
            .fontSize(10)
            .fillColor(ink)
            .text(preventAmountBreaks(value), x, this.#document.y, { width: half - 12 });
        });
        bottom = Math.max(bottom, this.#document.y);
      });
      this.#document.y = bottom + 5;
    }
  }

  /** Rows under a head that is repeated on every page. Drawn manually: pdfkit's own table is many times slower. */
  table(columns: readonly Column[], rows: readonly (readonly string[])[], options: { marked?: number } = {}): void {
    this.#begin(footerHeight + rowHeight * (Math.min(rows.length, rowsTogether) + 1));
    const table = this.#document.struct('Table');
    this.#document.addStructure(table);
    const head = columns.map((column) => column.label);
    const write = (cells: readonly string[], kind: RowKind) =>
      // one element per row, so that no tagged content crosses the end of a page
      table.add(this.#document.struct('TR', {}, [() => this.#row(columns, cells, kind)]));
    write(head, 'head');
    rows.forEach((row, index) => {
      // the last row stays with the previous one, so that it is not alone on its page
      const together = index === rows.length - 2 ? rows.slice(index) : [row];
      const needed = together.reduce((sum, cells) => sum + this.#heightOf(columns, cells, 'body'), 0);
      if (this.#document.y + needed - rowHeight > this.#document.page.height - margin - footerHeight) {
        this.#document.addPage();
        write(head, 'head');
      }
      write(row, index === options.marked ? 'marked' : 'body');
    });
    table.end();
    this.#document.moveDown(0.4);
  }

  /** Numbers the pages and returns the finished bytes. */
  finish(footer: string, pageOf: (page: number, count: number) => string): Promise<Uint8Array> {
    const { count } = this.#document.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.#document.switchToPage(page);
      const y = this.#document.page.height - margin + 8;
      // the footer is inside the bottom margin, where text would otherwise open a new page
      this.#document.page.margins.bottom = 0;
      this.#document.font('regular').fontSize(7.5).fillColor(grey);
      this.#document.markContent('Artifact', { type: 'Pagination' });
      this.#document.text(footer, margin, y, { width: this.#width() - 80, lineBreak: false });
      this.#document.text(pageOf(page + 1, count), margin, y, {
        width: this.#width(),
        align: 'right',
        lineBreak: false,
      });
      this.#document.endMarkedContent();
    }
    this.#document.end();
    return this.#done;
  }

  /** The height of a row; it also selects the row's font. */
  #heightOf(columns: readonly Column[], cells: readonly string[], kind: RowKind): number {
    this.#document.font(kind === 'body' ? 'regular' : 'bold').fontSize(8.5);
    const heights = columns.map(({ wraps, width }, index) =>
      wraps
        ? this.#document.heightOfString(shownIn(cells[index]), { width: width * this.#width() - 4 }) + 4
        : rowHeight,
    );
    return Math.max(rowHeight, ...heights);
  }

  #row(columns: readonly Column[], cells: readonly string[], kind: RowKind): void {
    const y = this.#document.y;
    const bottom = y + this.#heightOf(columns, cells, kind);
    if (kind === 'marked') this.#document.rect(margin, y, this.#width(), bottom - y).fill(markedRow);
    let x = margin;
    columns.forEach((column, index) => {
      const width = column.width * this.#width();
      this.#document.fillColor(kind === 'head' ? grey : ink).text(shownIn(cells[index]), x + 2, y + 3, {
        width: width - 4,
        align: column.align ?? 'left',
        ...(column.wraps ? {} : { lineBreak: false, ellipsis: true }),
      });
      x += width;
    });
    this.#document
      .moveTo(margin, bottom)
      .lineTo(margin + this.#width(), bottom)
      .lineWidth(0.5)
      .strokeColor(rule)
      .stroke();
    this.#document.x = margin;
    this.#document.y = bottom;
  }

  /** Reserves space for a block, on the next page if necessary, together with a pending heading. */
  #begin(points: number): void {
    const heading = this.#heading;
    const needed = points + (heading === null ? 0 : 36);
    if (this.#document.y > this.#document.page.height - margin - needed) this.#document.addPage();
    if (heading === null) return;
    this.#heading = null;
    this.#document.moveDown(0.6);
    this.#tagged('H2', () => this.#document.font('bold').fontSize(12.5).fillColor(petrol).text(heading, margin));
    this.#document.moveDown(0.3);
  }

  #width(): number {
    return this.#document.page.width - 2 * margin;
  }

  #tagged(kind: string, write: () => void): void {
    this.#document.addStructure(this.#document.struct(kind, {}, [write]));
  }
}
