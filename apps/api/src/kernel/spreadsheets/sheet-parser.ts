import { addDays } from '@estrada/domain/calendar/index';
import type { TableCell } from '@estrada/domain/uploads/index';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { maxColumns } from './limits.ts';
import type { FileAspects, Line } from './line.ts';

/** `B12` is in the second column: letters are a number of base 26 without a zero. */
function columnOf(reference: string): number {
  let number = 0;
  for (let index = 0; index < reference.length; index++) {
    const letter = reference.charCodeAt(index) - 64;
    if (letter < 1 || letter > 26) break;
    number = number * 26 + letter;
  }
  return number - 1;
}

/** The name of an element without its namespace: some programs write `x:row`. */
export const bareName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** A switch of XML. */
export const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';

/** The last line of Excel's own sheets; one beyond it is invalid. */
const lastLine = 1_048_576;

/** How a spreadsheet shows a number, as far as it then means another value. */
export type CellFormat = 'percent' | 'date' | null;

/** Spreadsheets count days from here; their 29 February 1900 never was. */
const dayZero = '1899-12-30';
const lastDay = 2_958_465;

function dateOf(serial: number): TableCell {
  const isDay = serial >= 61 && serial <= lastDay;
  return isDay ? { date: addDays(dayZero, Math.floor(serial)) } : { error: String(serial) };
}

/** Parses the XML of one sheet as a stream, line by line. */
export class SheetParser {
  readonly #parser = new SaxesParser();
  readonly #texts: readonly string[];
  readonly #formats: readonly CellFormat[];
  readonly #aspects: FileAspects;
  #format: CellFormat = null;
  #ready: Line[] = [];
  #cells: TableCell[] = [];
  #line = 0;
  #isHidden = false;
  #column = 0;
  #type = '';
  #text = '';
  #isValue = false;
  #isFormula = false;

  /** @param formats of the cells, by the number of their style @param aspects hidden columns go there */
  constructor(texts: readonly string[], formats: readonly CellFormat[], aspects: FileAspects) {
    this.#texts = texts;
    this.#formats = formats;
    this.#aspects = aspects;
    this.#parser.on('opentag', (tag) => this.#open(tag));
    this.#parser.on('text', (text) => {
      if (this.#isValue) this.#text += text;
    });
    this.#parser.on('closetag', ({ name }) => this.#close(bareName(name)));
  }

  /** @returns the lines that became complete @throws Error for invalid XML and for an impossible line, cell or text */
  feed(xml: string): Line[] {
    this.#parser.write(xml);
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }

  /** @throws when the XML ends in the middle */
  end(): void {
    this.#parser.close();
  }

  #open(tag: SaxesTagPlain): void {
    const { attributes } = tag;
    const name = bareName(tag.name);
    if (name === 'row') {
      this.#line = Number(attributes.r ?? this.#line + 1);
      if (!Number.isInteger(this.#line) || this.#line < 1 || this.#line > lastLine) throw new Error('no such line');
      this.#cells = [];
      this.#column = -1;
      // a filter hides lines in the same way
      this.#isHidden = isTrue(attributes.hidden) || Number(attributes.ht ?? 1) === 0;
    } else if (name === 'c') {
      // a cell without a reference follows the previous one
      this.#column = attributes.r ? columnOf(attributes.r) : this.#column + 1;
      this.#type = attributes.t ?? 'n';
      this.#format = this.#formats[Number(attributes.s ?? 0)] ?? null;
      this.#text = '';
      this.#isFormula = false;
    } else if (name === 'f') this.#isFormula = true;
    else if (name === 'col' && (isTrue(attributes.hidden) || Number(attributes.width ?? 1) === 0))
      this.#hide(Number(attributes.min), Number(attributes.max));
    this.#isValue = name === 'v' || name === 't';
  }

  #hide(first: number, last: number): void {
    const begin = Math.max(1, Math.trunc(first));
    for (let column = begin; column <= Math.min(last, maxColumns); column++) this.#aspects.hiddenPlaces.add(column - 1);
  }

  #close(name: string): void {
    this.#isValue = false;
    if (name === 'c') this.#place();
    else if (name === 'row') {
      const line = { line: this.#line, cells: this.#cells };
      this.#ready.push(this.#isHidden ? { ...line, isHidden: true } : line);
    }
  }

  #place(): void {
    if (this.#column < 0) throw new Error('no such cell');
    // one column beyond the limit suffices to refuse the line; a far column must not allocate a long array
    const column = Math.min(this.#column, maxColumns);
    while (this.#cells.length < column) this.#cells.push('');
    this.#cells[column] = this.#value();
  }

  #value(): TableCell {
    if (this.#isFormula) return { formula: true };
    // a cell can have the type and format of a text without containing any
    if (this.#text === '') return '';
    if (this.#type === 's') return this.#sharedText(Number(this.#text));
    if (this.#type === 'b') return { boolean: this.#text === '1' };
    if (this.#type === 'e') return { error: this.#text };
    // an ISO date, as some programs write it
    if (this.#type === 'd') return this.#text.slice(0, 10);
    if (this.#type !== 'n') return this.#text;
    const number = Number(this.#text);
    if (!Number.isFinite(number)) return this.#text;
    // binary fractions: 0.15 is shown as 15 %, and is 15.000000000000002
    if (this.#format === 'percent') return { percent: Number((number * 100).toPrecision(12)) };
    return this.#format === 'date' ? dateOf(number) : number;
  }

  #sharedText(number: number): string {
    const text = this.#texts[number];
    if (text === undefined) throw new Error('no such text');
    return text;
  }
}
