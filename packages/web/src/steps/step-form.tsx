import { Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import './steps.css';

/**
 * One step: when it is entered, its first field that was refused is focused, otherwise its heading; Enter continues, and
 * a refused step focuses its first invalid field.
 *
 * @param hasMoved false on the first step of a visit: then the focus belongs to the page's own heading
 * @param onNext returns false when a value is invalid
 * @param actions buttons at the end of the line of the heading
 */
export function StepForm({
  title,
  hasMoved,
  onNext,
  actions,
  children,
}: {
  title: string;
  hasMoved: boolean;
  onNext: () => boolean;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (hasMoved) (firstInvalid(form.current) ?? heading.current)?.focus();
  }, [hasMoved]);
  useEffect(() => {
    if (refusals > 0) firstInvalid(form.current)?.focus();
  }, [refusals]);

  return (
    <form
      ref={form}
      noValidate
      className="wizard-step"
      onSubmit={(event) => {
        event.preventDefault();
        // a submit event of a dialog inside bubbles up here
        if (event.target !== event.currentTarget) return;
        if (!onNext()) setRefusals((count) => count + 1);
      }}
    >
      <div className="wizard-step-head">
        <Title order={2} ref={heading} tabIndex={-1} className="wizard-step-title">
          {title}
        </Title>
        {actions}
      </div>
      {children}
    </form>
  );
}

const firstInvalid = (form: HTMLElement | null) => form?.querySelector<HTMLElement>('[aria-invalid="true"]');
