import { type ReactNode, useId } from 'react';

/** Few options, all visible, as radio buttons that are large enough for a thumb. */
export function Choices({
  label,
  value,
  options,
  error,
  isWide = false,
  onChoose,
}: {
  label: string;
  value: string | null;
  options: readonly { id: string; label: ReactNode }[];
  error?: string | undefined;
  /** one below the other */
  isWide?: boolean;
  onChoose: (id: string) => void;
}) {
  const name = useId();
  return (
    <fieldset
      className="csf-choices"
      data-wide={isWide || undefined}
      data-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : `${name}-error`}
    >
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.id} data-chosen={option.id === value || undefined}>
          <input
            type="radio"
            name={name}
            value={option.id}
            checked={option.id === value}
            onChange={() => onChoose(option.id)}
          />
          <span>{option.label}</span>
        </label>
      ))}
      {error === undefined ? null : (
        <p id={`${name}-error`} className="csf-problem">
          {error}
        </p>
      )}
    </fieldset>
  );
}
