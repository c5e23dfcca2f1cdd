import { companySections } from './company-sections.ts';
import { type FormSection, pathsOf } from './form-rows.ts';
import { individualSections } from './individual-sections.ts';

/** The sections of the form for a kind of person, in the order of the page. */
export function sectionsFor(personType: 'PF' | 'PJ'): readonly FormSection[] {
  return personType === 'PF' ? individualSections : companySections;
}

/**
 * Where the form has a path, to list problems in its order. An entry of a list stands with its list, the consents after
 * the sections, and what has no place in the form at the end.
 */
export function positionInForm(personType: 'PF' | 'PJ', path: string): number {
  const paths = [...sectionsFor(personType).flatMap(pathsOf), 'consents'];
  const place = paths.findIndex((known) => path === known || path.startsWith(`${known}.`));
  return place === -1 ? paths.length : place;
}
