import { Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSharedSimulator } from '../simulator-context.ts';

/**
 * One step: its heading gets the focus when the step is entered, Enter goes on, and a refused step takes the person to
 * its first wrong field.
 *
 * @param onNext returns false when something is wrong
 */
export function StepForm({ title, onNext, children }: { title: string; onNext: () => boolean; children: ReactNode }) {
  const { hasMoved } = useSharedSimulator().steps;
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    // the first step of a visit leaves the focus to the page's own heading
    if (hasMoved) heading.current?.focus();
  }, [hasMoved]);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  return (
    <form
      ref={form}
      noValidate
      className="simulator-step"
      onSubmit={(event) => {
        event.preventDefault();
        // a dialog inside bubbles its own submit up here
        if (event.target !== event.currentTarget) return;
        if (!onNext()) setRefusals((count) => count + 1);
      }}
    >
      <Title order={2} ref={heading} tabIndex={-1} className="simulator-step-title">
        {title}
      </Title>
      {children}
    </form>
  );
}
