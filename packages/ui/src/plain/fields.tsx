/**
 * Fields of longer forms, in a file of their own: most pages of clients need none of them. Lists and numbers are those of the
 * browser, which a phone shows in its own way.
 */
import './fields.css';
import {
  type ChangeEvent,
  type ComponentProps,
  type CSSProperties,
  createContext,
  type ReactNode,
  use,
  useId,
} from 'react';
import { classes, Field, flag, Checkbox as OneCheckbox, type TextInputProps } from './plain.tsx';

type GroupProps<Value> = {
  label?: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  value: Value;
  onChange: (value: Value) => void;
  children: ReactNode;
};

type Choice = { name: string; value: readonly string[]; choose: (value: string, isChosen: boolean) => void };
const ChoiceContext = createContext<Choice | null>(null);

/** Choices under one label. @param named the library's name of the component */
function ChoiceGroup({
  named,
  label,
  description,
  error,
  required,
  choice,
  children,
}: Omit<GroupProps<never>, 'value' | 'onChange'> & {
  named: 'RadioGroup' | 'CheckboxGroup';
  choice: Omit<Choice, 'name'>;
}) {
  const id = useId();
  const part = (hash: string, name: string) => `${hash} mantine-InputWrapper-${name} mantine-${named}-${name}`;
  const described = classes(Boolean(error) && `${id}-error`, Boolean(description) && `${id}-description`) || undefined;
  const labelled = { 'aria-labelledby': label ? `${id}-label` : undefined, 'aria-describedby': described };
  const inside = <ChoiceContext value={{ ...choice, name: id }}>{children}</ChoiceContext>;
  return (
    <div className={part('m_46b77525', 'root')} data-error={flag(error)}>
      {label ? (
        <div
          style={{ fontWeight: 550, marginBottom: 4 }}
          className={part('m_8fdc1311', 'label')}
          data-required={flag(required)}
          id={`${id}-label`}
        >
          {label}
          {required ? (
            <span className={part('m_78a94662', 'required')} aria-hidden="true">
              {' *'}
            </span>
          ) : null}
        </div>
      ) : null}
      {description ? (
        <p className={part('m_fe47ce59', 'description')} id={`${id}-description`}>
          {description}
        </p>
      ) : null}
      {named === 'RadioGroup' ? (
        <div role="radiogroup" {...labelled}>
          {inside}
        </div>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has a look of its own, which the library's group has not
        <div role="group" {...labelled}>
          {inside}
        </div>
      )}
      {error ? (
        <p style={{ fontSize: '0.8125rem' }} className={part('m_8f816625', 'error')} id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}

function RadioGroup({ value, onChange, ...props }: GroupProps<string>) {
  return (
    <ChoiceGroup named="RadioGroup" {...props} choice={{ value: [value], choose: (chosen) => onChange(chosen) }} />
  );
}

function CheckboxGroup({ value, onChange, ...props }: GroupProps<string[]>) {
  const choose = (one: string, isChosen: boolean) =>
    onChange(isChosen ? [...value, one] : value.filter((other) => other !== one));
  return <ChoiceGroup named="CheckboxGroup" {...props} choice={{ value, choose }} />;
}

type RadioProps = ComponentProps<'input'> & { label?: ReactNode };

function OneRadio({ label, id: givenId, disabled, ...props }: RadioProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const group = use(ChoiceContext);
  const ofGroup = group
    ? {
        name: group.name,
        checked: group.value.includes(String(props.value)),
        onChange: () => group.choose(String(props.value), true),
      }
    : {};
  const isChecked = group ? group.value.includes(String(props.value)) : props.checked;
  const colours = {
    '--radio-color': 'var(--mantine-color-petrol-filled)',
    '--radio-icon-color': 'var(--mantine-color-white)',
  };
  return (
    <div
      style={colours as CSSProperties}
      className="m_f3f1af94 mantine-Radio-root m_5f75b09e"
      data-label-position="right"
      data-checked={flag(isChecked)}
    >
      <div className="m_5f6e695e mantine-Radio-body">
        <div className="m_89c4f5e4 mantine-Radio-inner" data-label-position="right">
          <input
            className="mantine-focus-auto m_8a3dbb89 mantine-Radio-radio"
            data-with-error-styles
            disabled={disabled}
            id={id}
            type="radio"
            {...props}
            {...ofGroup}
          />
          <svg fill="none" viewBox="0 0 5 5" aria-hidden="true" className="m_f3ed6b2b mantine-Radio-icon">
            <circle cx="2.5" cy="2.5" r="2.5" fill="currentColor" />
          </svg>
        </div>
        <div className="m_d3ea56bb mantine-Radio-labelWrapper" data-disabled={flag(disabled)}>
          {label ? (
            <label className="m_8ee546b8 mantine-Radio-label" data-disabled={flag(disabled)} htmlFor={id}>
              {label}
            </label>
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** One of several choices. */
export const Radio = Object.assign(OneRadio, { Group: RadioGroup });

function CheckboxOfGroup(props: ComponentProps<typeof OneCheckbox>) {
  const group = use(ChoiceContext);
  const value = String(props.value);
  const ofGroup = group && {
    checked: group.value.includes(value),
    onChange: (event: ChangeEvent<HTMLInputElement>) => group.choose(value, event.currentTarget.checked),
  };
  return <OneCheckbox {...props} {...ofGroup} />;
}

/** A box to tick, alone or in a group. */
export const Checkbox = Object.assign(CheckboxOfGroup, { Group: CheckboxGroup });

type SwitchProps = ComponentProps<'input'> & { label?: ReactNode; description?: ReactNode; error?: ReactNode };

/** A switch: a box to tick that says so. */
export const Switch = (props: SwitchProps) => <OneCheckbox role="switch" {...props} />;

/** A text of several lines, as high as what is written in it. */
export function Textarea({
  autosize: _,
  minRows,
  ...props
}: TextInputProps & { autosize?: boolean; minRows?: number }) {
  return (
    <Field
      {...props}
      named="Textarea"
      component="textarea"
      multiline
      className={classes('plain-textarea', props.className)}
      rows={minRows}
    />
  );
}

type Option = { value: string; label: string } | string;

type SelectProps = Omit<TextInputProps, 'value' | 'onChange' | 'data'> & {
  data: readonly Option[];
  value: string | null;
  onChange: (value: string | null) => void;
  allowDeselect?: boolean;
  searchable?: boolean;
  openOnFocus?: boolean;
  limit?: number;
  nothingFoundMessage?: ReactNode;
};

/** A list of the browser. */
export function Select({
  data,
  value,
  onChange,
  placeholder,
  allowDeselect = true,
  searchable: _searchable,
  openOnFocus: _openOnFocus,
  limit: _limit,
  nothingFoundMessage: _message,
  ...props
}: SelectProps) {
  const options = data.map((one) => (typeof one === 'string' ? { value: one, label: one } : one));
  return (
    <Field
      {...props}
      named="Select"
      component="select"
      pointer
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    >
      <option value="" disabled={!allowDeselect} hidden={!allowDeselect && value !== null}>
        {placeholder ?? ''}
      </option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Field>
  );
}

type NumberInputProps = Omit<TextInputProps, 'value' | 'onChange'> & {
  value: number | '';
  onChange: (value: number | '') => void;
  allowDecimal?: boolean;
  hideControls?: boolean;
  thousandSeparator?: string | undefined;
  decimalSeparator?: string;
  inputWrapperOrder?: readonly string[];
};

/** A whole number; what is no digit is not taken. */
export function NumberInput({
  value,
  onChange,
  allowDecimal: _decimal,
  hideControls: _controls,
  thousandSeparator,
  decimalSeparator: _separator,
  inputWrapperOrder: _order,
  ...props
}: NumberInputProps) {
  const digits = String(value);
  const text = thousandSeparator ? digits.replace(/\B(?=(\d{3})+$)/g, thousandSeparator) : digits;
  return (
    <Field
      {...props}
      named="NumberInput"
      inputMode="numeric"
      value={text}
      onChange={(event) => {
        const typed = event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 15);
        onChange(typed === '' ? '' : Number(typed));
      }}
    />
  );
}

/** A turning circle beside what is loading. */
export function Loader({ size = 'md', ...props }: ComponentProps<'span'> & { size?: string }) {
  const style = { '--loader-size': `var(--loader-size-${size})` } as CSSProperties;
  return <span style={style} className="m_b34414df m_5ae2e3c mantine-Loader-root" data-size={size} {...props} />;
}
