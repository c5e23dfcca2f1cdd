/**
 * What may stand in the HTML of an e-mail: tables, text and their looks. Nothing that runs, loads, covers the rest of the page
 * or sends a form; style sheets neither, since many mail clients drop them and one can say everything a style can.
 */

const text =
  'b big blockquote br center code div em font h1 h2 h3 h4 h5 h6 hr i p pre s small span strong sub sup u'.split(' ');
const lists = ['dd', 'dl', 'dt', 'li', 'ol', 'ul'];
const tables = ['caption', 'col', 'colgroup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'];

export const allowedElements: readonly string[] = ['a', 'img', ...text, ...lists, ...tables];

/** Elements that go with everything in them; of others the text stays. */
export const droppedWhole =
  'script style title textarea option select xmp noscript iframe object embed svg math template noembed noframes audio video'.split(
    ' ',
  );

/** What the product writes around every template itself. */
export const frameElements: readonly string[] = ['html', 'head', 'body'];

export const allowedAttributes: Readonly<Record<string, string[]>> = {
  '*': 'align aria-hidden aria-label bgcolor dir height lang role style title valign width'.split(' '),
  a: ['href', 'rel', 'target'],
  col: ['span'],
  font: ['color', 'face', 'size'],
  img: ['alt', 'border', 'src'],
  ol: ['start', 'type'],
  table: ['border', 'cellpadding', 'cellspacing'],
  td: ['colspan', 'nowrap', 'rowspan'],
  th: ['colspan', 'nowrap', 'rowspan', 'scope'],
};

const sides = ['', '-top', '-right', '-bottom', '-left'];
const styles = [
  'background-color border-collapse border-color border-radius border-spacing border-style border-width color direction display'.split(
    ' ',
  ),
  'font font-family font-size font-style font-variant font-weight height letter-spacing line-height list-style-type'.split(
    ' ',
  ),
  'max-height max-width min-height min-width mso-hide mso-line-height-rule mso-table-lspace mso-table-rspace'.split(
    ' ',
  ),
  'overflow table-layout text-align text-decoration text-indent text-transform vertical-align white-space width'.split(
    ' ',
  ),
  'word-break word-wrap overflow-wrap -webkit-text-size-adjust -ms-text-size-adjust'.split(' '),
  ...['margin', 'padding', 'border'].map((name) => sides.map((side) => `${name}${side}`)),
].flat();

// no brackets but those of colours: url(), image-set(), expression() and what comes next load or run something
const harmless = /^(?:[^(){}<>\\;:@]|(?:rgb|hsl)a?\([\d\s.,%/]*\))*$/i;

export const allowedStyles = { '*': Object.fromEntries(styles.map((name) => [name, [harmless]])) };
