import type { EmailTemplateKind } from '@estrada/domain/parameters/index';
import type { RemovedPart } from '@estrada/endpoints/index';
import sanitizeHtml from 'sanitize-html';

/**
 * The allowed HTML of an e-mail: tables, text and formatting. Nothing that runs, loads, covers the rest of the page or
 * sends a form; no style sheets either, since many mail clients drop them and they can express every style.
 */

const text =
  'b big blockquote br center code div em font h1 h2 h3 h4 h5 h6 hr i p pre s small span strong sub sup u'.split(' ');
const lists = ['dd', 'dl', 'dt', 'li', 'ol', 'ul'];
const tables = ['caption', 'col', 'colgroup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'];

const allowedElements: readonly string[] = ['a', 'img', ...text, ...lists, ...tables];

/** Elements that are removed with their content; of others the text stays. */
const droppedWhole =
  'script style title textarea option select xmp noscript iframe object embed svg math template noembed noframes audio video'.split(
    ' ',
  );

/** The frame that the product adds around every template. */
const frameElements: readonly string[] = ['html', 'head', 'body'];

const allowedAttributes: Readonly<Record<string, string[]>> = {
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

// no brackets but those of colours: url(), image-set(), expression() and future functions load or run something
const harmless = /^(?:[^(){}<>\\;:@]|(?:rgb|hsl)a?\([\d\s.,%/]*\))*$/i;

const allowedStyles = { '*': Object.fromEntries(styles.map((name) => [name, [harmless]])) };

type Attributes = Record<string, string>;
type Opened = (name: string, attributes: Attributes) => void;

/** A sanitized template, and the removed parts. */
export interface SanitisedTemplate {
  html: string;
  removed: RemovedPart[];
}

/**
 * Removes forbidden content from a template (`template-rules.ts`) and reports it.
 *
 * @param kind determines which placeholders are addresses that a link may have as its target
 */
export function sanitiseTemplate(source: string, kind: EmailTemplateKind): SanitisedTemplate {
  const before = new Inventory();
  const html = clean(source, kind, before.note).trim();
  before.noteComments(source);
  const after = new Inventory();
  clean(html, kind, after.note);
  return { html, removed: before.without(after) };
}

function clean(source: string, { placeholders }: EmailTemplateKind, onOpenTag: Opened): string {
  const isAddress = (value: string) => {
    const name = /^\{\{\s*(\w+)\s*\}\}$/.exec(value)?.[1];
    return name !== undefined && Object.hasOwn(placeholders, name) && placeholders[name]!.isAddress === true;
  };
  const hasPlaceholder = (value: string) => /\{\{|\}\}/.test(value);
  return sanitizeHtml(source, {
    allowedTags: [...allowedElements],
    allowedAttributes: { ...allowedAttributes },
    allowedStyles,
    allowedSchemes: ['https', 'mailto'],
    allowedSchemesByTag: { img: ['https', 'cid'] },
    allowProtocolRelative: false,
    nonTextTags: [...droppedWhole],
    nestingLimit: 100,
    onOpenTag,
    transformTags: {
      // the page's own colours stay, on an element that is allowed inside another page
      body: (_name, attribs) => ({ tagName: 'div', attribs: withColour(attribs) }),
      a: (tagName, { href, rel: _rel, target: _target, ...attribs }) =>
        href !== undefined && (isAddress(href) || (/^(https:\/\/|mailto:)/i.test(href) && !hasPlaceholder(href)))
          ? { tagName, attribs: { ...attribs, href, rel: 'noopener noreferrer', target: '_blank' } }
          : { tagName, attribs },
      img: (tagName, { src, ...attribs }) =>
        src !== undefined && /^(https:\/\/|cid:)/i.test(src) && !hasPlaceholder(src)
          ? { tagName, attribs: { ...attribs, src } }
          : { tagName, attribs },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  });
}

const withColour = ({ bgcolor, style = '', ...attribs }: Attributes): Attributes => ({
  ...attribs,
  style: bgcolor && /^#?\w+$/.test(bgcolor) ? `background-color:${bgcolor};${style}` : style,
});

/** Counts the parts of a text. Invalid names of elements or attributes are reported by their beginning. */
class Inventory {
  readonly #parts = new Map<string, RemovedPart>();

  readonly note: Opened = (name, attributes) => {
    const isFrame = frameElements.includes(name);
    if (!isFrame) this.#add('element', name);
    // a completely removed element includes its attributes
    if (!isFrame && !allowedElements.includes(name)) return;
    for (const [attribute, value] of Object.entries(attributes)) {
      if (isFrame && isOfFrame(attribute)) continue;
      if (attribute === 'style') for (const property of propertiesOf(value)) this.#add('style', property);
      // every link gets our own ones
      else if (attribute !== 'rel' && attribute !== 'target') this.#add('attribute', attribute);
    }
  };

  noteComments(source: string): void {
    for (const _comment of source.matchAll(/<!--/g)) this.#add('comment', '<!-- -->');
  }

  #add(kind: RemovedPart['kind'], name: string): void {
    const key = `${kind} ${name}`;
    const count = (this.#parts.get(key)?.count ?? 0) + 1;
    this.#parts.set(key, { kind, name: name.slice(0, 60), count });
  }

  /** The parts that occur more often here than there. */
  without(other: Inventory): RemovedPart[] {
    return [...this.#parts].flatMap(([key, part]) => {
      const count = part.count - (other.#parts.get(key)?.count ?? 0);
      return count > 0 ? [{ ...part, count }] : [];
    });
  }
}

/** `bgcolor` is converted to a style. */
const isOfFrame = (attribute: string) => /^(lang|dir|bgcolor|xmlns.*)$/.test(attribute);

const propertiesOf = (style: string) =>
  [...style.matchAll(/(?:^|;)\s*([-\w]+)\s*:/g)].map(([, property]) => property!.toLowerCase());
