import { Tooltip } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useStrings } from '../strings/use-strings.ts';
import type { GlossaryKey } from './glossary.ts';
import { strings } from './strings.ts';
import './term.css';

// the texts of the glossary are fetched when the first explanation opens
const Meaning = lazy(() => import('./meaning.tsx'));

/** The addresses of the glossary: inside the portal, and without a login with the terms for clients alone. */
const glossaryPaths = { staff: '/ajuda/glossario', client: '/glossario' } as const;

/**
 * A term of the trade in a text: pointing at it, focusing it or a tap explains it; a click, or a second tap, opens the
 * glossary in another tab, so that nothing typed here is lost.
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
  const [isOpen, setOpen] = useState(false);
  // a tap also points and focuses before it clicks: only a term that was open before the tap is followed
  const isFirstTap = useRef(false);
  return (
    <Tooltip
      multiline
      w={280}
      withArrow
      opened={isOpen}
      label={
        <Suspense fallback={t('loading')}>
          <Meaning of={of} />
        </Suspense>
      }
    >
      <a
        className="glossary-term"
        href={`${glossaryPaths[audience]}#${of}`}
        target="_blank"
        rel="noreferrer"
        onMouseEnter={() => setOpen(true)}
        onMouseLeave={() => setOpen(false)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onPointerDown={({ pointerType }) => {
          isFirstTap.current = pointerType === 'touch' && !isOpen;
        }}
        onClick={(event) => {
          if (isFirstTap.current) event.preventDefault();
          setOpen(isFirstTap.current);
        }}
      >
        {children}
      </a>
    </Tooltip>
  );
}
