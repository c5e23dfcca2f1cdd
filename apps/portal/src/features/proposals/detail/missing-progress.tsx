import { stateAt } from '@estrada/domain/forms/rows';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Anchor, Progress } from '@mantine/core';
import type { FormProblem } from '../client-form/form-problems.ts';
import { type FormSection, isInSection, labelAt, rowsFor, sectionsFor } from '../client-form/form-sections.ts';
import type { FormValues } from '../client-form/registration-form.ts';
import { strings as formStrings } from '../client-form/strings.ts';
import { strings } from '../strings.ts';

/** What is missing in one part of the page, in the order of its fields. */
type Part = { id: FormSection['id'] | 'consents' | 'other'; total: number; problems: FormProblem[] };

/**
 * The progress of the form's sections: one line each, with a link to its first missing field. Complete sections have
 * none.
 *
 * @param problems in the order of the form
 */
export function MissingProgress({
  personType,
  values,
  problems,
  onChoose,
}: {
  personType: 'PF' | 'PJ';
  values: FormValues;
  problems: readonly FormProblem[];
  onChoose: (path: string) => void;
}) {
  const t = useStrings(strings);
  const words = useStrings(formStrings);
  const labelOf = useMissingLabel(personType);
  return (
    <ul className="proposal-progress">
      {partsOf(personType, values, problems).map(({ id, total, problems: missing }) => {
        const [first] = missing;
        if (!first) return null;
        const given = Math.max(0, total - missing.length);
        const title = id === 'other' ? first.message : words(`section.${id}`);
        return (
          <li key={id === 'other' ? first.path : id}>
            <Anchor
              href={`#${first.path}`}
              onClick={(event) => {
                event.preventDefault();
                onChoose(first.path);
              }}
            >
              {id === 'other' || id === 'consents'
                ? title
                : t('missing.section', { title, count: missing.length, field: labelOf(first.path) ?? first.message })}
            </Anchor>
            {total > 1 ? (
              <>
                <Progress value={(given / total) * 100} size="sm" aria-label={title} />
                <small>{t('missing.given', { given, total })}</small>
              </>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

/** The label of a missing field, or of another requirement of sending; undefined for an unknown path. */
function useMissingLabel(personType: 'PF' | 'PJ'): (path: string) => string | undefined {
  const words = useStrings(formStrings);
  const { language } = useLanguage();
  return (path) =>
    path === 'authorization' || path === 'simulation' ? words(path) : labelAt(personType, path, language);
}

/** The problems by section; unknown paths are last. */
function partsOf(personType: 'PF' | 'PJ', values: FormValues, problems: readonly FormProblem[]): Part[] {
  const left = new Set(problems);
  const take = (isIn: (path: string) => boolean): FormProblem[] => {
    const taken = [...left].filter(({ path }) => isIn(path));
    for (const problem of taken) left.delete(problem);
    return taken;
  };
  const sections = sectionsFor(personType).map((section): Part => {
    const required = section.fields.filter(({ path }) => {
      const state = stateAt(rowsFor(personType), values, path);
      return state.isShown && state.isRequired;
    });
    const missing = take((path) => isInSection(section, path));
    return { id: section.id, total: Math.max(required.length, missing.length), problems: missing };
  });
  const consents: Part = { id: 'consents', total: 1, problems: take((path) => path === 'authorization') };
  return [...sections, consents, ...[...left].map((one): Part => ({ id: 'other', total: 1, problems: [one] }))];
}
