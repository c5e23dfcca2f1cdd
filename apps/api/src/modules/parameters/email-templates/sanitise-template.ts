import type { EmailTemplateKind } from '@estrada/domain/parameters/index';
import type { RemovedPart } from '@estrada/endpoints/index';
import sanitizeHtml from 'sanitize-html';
import { allowedAttributes, allowedElements, allowedStyles, droppedWhole, frameElements } from './template-rules.ts';

type Attributes = Record<string, string>;
type Opened = (name: string, attributes: Attributes) => void;

/** What is left of a template, and what is not. */
export interface SanitisedTemplate {
  html: string;
  removed: RemovedPart[];
}

/**
 * Takes out of a template what an e-mail must not hold (`template-rules.ts`) and says what that was.
 *
 * @param kind says which placeholders are addresses that a link may lead to
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
      // the page's own colours stay, on an element that may stand inside another page
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

/** Counts what stands in a text. What is no name of an element or an attribute is said by its beginning. */
class Inventory {
  readonly #parts = new Map<string, RemovedPart>();

  readonly note: Opened = (name, attributes) => {
    const isFrame = frameElements.includes(name);
    if (!isFrame) this.#add('element', name);
    // what goes whole takes its attributes along
    if (!isFrame && !allowedElements.includes(name)) return;
    for (const [attribute, value] of Object.entries(attributes)) {
      if (isFrame && isOfFrame(attribute)) continue;
      if (attribute === 'style') for (const property of propertiesOf(value)) this.#add('style', property);
      // every link gets ours
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

  /** What there is more of here than there. */
  without(other: Inventory): RemovedPart[] {
    return [...this.#parts].flatMap(([key, part]) => {
      const count = part.count - (other.#parts.get(key)?.count ?? 0);
      return count > 0 ? [{ ...part, count }] : [];
    });
  }
}

/** `bgcolor` goes on as a style. */
const isOfFrame = (attribute: string) => /^(lang|dir|bgcolor|xmlns.*)$/.test(attribute);

const propertiesOf = (style: string) =>
  [...style.matchAll(/(?:^|;)\s*([-\w]+)\s*:/g)].map(([, property]) => property!.toLowerCase());
