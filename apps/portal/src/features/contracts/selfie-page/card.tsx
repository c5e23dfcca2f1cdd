import { type ReactNode, useEffect, useId, useRef } from 'react';

/**
 * A part of the page with its heading.
 *
 * @param focus key of the part: when it changes, the new heading receives the focus, so that a screen reader starts
 * there
 */
export function Card({
  title,
  role,
  focus,
  children,
}: {
  title: string;
  role?: 'alert';
  focus?: string;
  children: ReactNode;
}) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus === undefined) return;
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, [focus]);
  return (
    <section className="selfie-card" role={role} aria-labelledby={role ? undefined : id}>
      <h2 id={id} ref={heading} tabIndex={focus === undefined ? undefined : -1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
