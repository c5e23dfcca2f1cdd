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
  options: readonly { value: string; label: ReactNode }[];
  error?: string | undefined;
  /** one below the other */
  isWide?: boolean;
  onChoose: (value: string) => void;
}) {
  const id = useId();
  return (
    <fieldset
      className="csf-choices"
      data-wide={isWide || undefined}
      data-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value} data-chosen={option.value === value || undefined}>
          <input
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
      {error === undefined ? null : (
        <p id={`${id}-error`} className="csf-problem">
          {error}
        </p>
      )}
    </fieldset>
  );
}
