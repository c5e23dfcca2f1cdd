import { Tooltip } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { useStrings } from '../strings/use-strings.ts';
import type { GlossaryKey } from './glossary.ts';
import { strings } from './strings.ts';
import './term.css';

// the texts of the glossary are fetched when the first explanation opens
const Meaning = lazy(() => import('./meaning.tsx'));

/** The addresses of the glossary: inside the portal, and without a login with the terms for clients alone. */
const glossaryPaths = { staff: '/ajuda/glossario', client: '/glossario' } as const;

/**
 * A term of the trade in a text: pointing, focusing or touching explains it, a click opens the glossary in another tab,
 * so that nothing typed here is lost.
 *
 * @param of the term
 * @param audience whose glossary opens; clients do not see the internal terms
 */
export function Term({
  of,
  audience = 'staff',
  children,
}: {
  of: GlossaryKey;
  audience?: keyof typeof glossaryPaths;
  children: ReactNode;
}) {
  const t = useStrings(strings);
  return (
    <Tooltip
      multiline
      w={280}
      withArrow
      events={{ hover: true, focus: true, touch: true }}
      label={
        <Suspense fallback={t('loading')}>
          <Meaning of={of} />
        </Suspense>
      }
    >
      <a className="glossary-term" href={`${glossaryPaths[audience]}#${of}`} target="_blank" rel="noreferrer">
        {children}
      </a>
    </Tooltip>
  );
}
