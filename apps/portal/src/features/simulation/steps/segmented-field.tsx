import { Input, SegmentedControl } from '@mantine/core';
import { useId } from 'react';

/** A choice between few options, all visible, with a label. */
export function SegmentedField<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}) {
  const id = useId();
  return (
    <div>
      <Input.Label id={id} component="span" display="block" fw={550} mb={4}>
        {label}
      </Input.Label>
      <SegmentedControl
        aria-labelledby={id}
        fullWidth
        value={value}
        data={options.map((option) => ({ ...option }))}
        onChange={onChange}
      />
    </div>
  );
}
