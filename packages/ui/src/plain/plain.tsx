/**
 * The components of the library that the pages of clients use, with the same names, properties, markup and style sheets,
 * but without its runtime: the build of those pages resolves `@mantine/core` to this file (docs/decisions/0144). A test
 * compares the markup with the library's. What a page uses beyond this list fails its build.
 */
import './plain.css';
import {
  type ComponentProps,
  type CSSProperties,
  cloneElement,
  createContext,
  type ElementType,
  type ReactElement,
  type ReactNode,
  type Ref,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { StylingName } from '../styling-names.ts';

/** What a styling of the theme says about the properties of these components. */
const defaults = {
  'main-simulator': { button: 'sm', buttonRadius: undefined, isWide: false, input: 'sm' },
  'customer-simulator': { button: 'lg', buttonRadius: 'xl', isWide: false, input: 'lg' },
  'web-form': { button: 'md', buttonRadius: 'sm', isWide: true, input: 'md' },
} as const satisfies Record<StylingName, object>;

const StylingContext = createContext<StylingName>('customer-simulator');

/** Selects the styling of the components inside. */
export function PlainProvider({ styling, children }: { styling: StylingName; children: ReactNode }) {
  return <StylingContext value={styling}>{children}</StylingContext>;
}

const useDefaults = () => defaults[use(StylingContext)];

/** Class names: the library's hashed name of a rule, and its readable one. */
export const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');
export const flag = (isSet: unknown) => (isSet ? true : undefined);

const tokens = new Set(['xs', 'sm', 'md', 'lg', 'xl']);
const rem = (pixels: number) => (pixels === 0 ? '0' : `calc(${pixels / 16}rem * var(--mantine-scale))`);
const token = (prefix: string, value: string) => (tokens.has(value) ? `var(--mantine-${prefix}-${value})` : value);
const length = (value: string | number, prefix?: string) =>
  typeof value === 'number' ? rem(value) : prefix ? token(prefix, value) : value;

type StyleProps = {
  m?: string | number;
  my?: string | number;
  mt?: string | number;
  mb?: string | number;
  w?: string | number;
  maw?: string | number;
  c?: string;
  fw?: number;
  fz?: string;
  ff?: string;
  ta?: CSSProperties['textAlign'];
};

const styleOf: { [K in keyof StyleProps]-?: (value: NonNullable<StyleProps[K]>) => CSSProperties } = {
  m: (value) => ({ margin: length(value, 'spacing') }),
  my: (value) => ({ marginBlock: length(value, 'spacing') }),
  mt: (value) => ({ marginTop: length(value, 'spacing') }),
  mb: (value) => ({ marginBottom: length(value, 'spacing') }),
  w: (value) => ({ width: length(value) }),
  maw: (value) => ({ maxWidth: length(value) }),
  c: (value) => ({ color: /^(dimmed|error)$/.test(value) ? `var(--mantine-color-${value})` : value }),
  fw: (value) => ({ fontWeight: value }),
  fz: (value) => ({ fontSize: token('font-size', value) }),
  ff: (value) => ({ fontFamily: value === 'monospace' ? 'var(--mantine-font-family-monospace)' : value }),
  ta: (value) => ({ textAlign: value }),
};

/** Separates the short style properties from those of the element. */
function splitStyle<P extends StyleProps & { style?: CSSProperties | undefined }>(props: P, variables: object = {}) {
  const style: Record<string, unknown> = { ...props.style, ...variables };
  const rest: Record<string, unknown> = { ...props };
  delete rest.style;
  for (const [name, write] of Object.entries(styleOf)) {
    const value = rest[name];
    delete rest[name];
    if (value !== undefined) Object.assign(style, (write as (value: unknown) => CSSProperties)(value));
  }
  return { style: style as CSSProperties, rest: rest as Omit<P, keyof StyleProps | 'style'> };
}

type Common = StyleProps & { component?: ElementType; className?: string; style?: CSSProperties; children?: ReactNode };
type Of<Tag extends keyof React.JSX.IntrinsicElements, More> = Omit<
  ComponentProps<Tag>,
  keyof More | keyof StyleProps
> &
  StyleProps &
  More;

const spacing = (gap: string | number) => length(gap, 'spacing');

export function Group({
  component: Tag = 'div',
  gap = 'md',
  align = 'center',
  justify = 'flex-start',
  wrap = 'wrap',
  className,
  ...props
}: Common & { gap?: string | number; align?: string; justify?: string; wrap?: string }) {
  const { style, rest } = splitStyle(props, {
    '--group-gap': spacing(gap),
    '--group-align': align,
    '--group-justify': justify,
    '--group-wrap': wrap,
  });
  return <Tag style={style} className={classes(className, 'm_4081bf90', 'mantine-Group-root')} {...rest} />;
}

export function Stack({
  component: Tag = 'div',
  gap = 'md',
  align = 'stretch',
  justify = 'flex-start',
  className,
  ...props
}: Common & { gap?: string | number; align?: string; justify?: string; role?: string }) {
  const { style, rest } = splitStyle(props, {
    '--stack-gap': spacing(gap),
    '--stack-align': align,
    '--stack-justify': justify,
  });
  return <Tag style={style} className={classes(className, 'm_6d731127', 'mantine-Stack-root')} {...rest} />;
}

type TextProps = Of<'p', Common & { size?: string; truncate?: never }>;

const textVariables = (size: string) => ({
  '--text-fz': `var(--mantine-font-size-${size})`,
  '--text-lh': `var(--mantine-line-height-${size})`,
});

export function Text({ component: Tag = 'p', size = 'sm', className, ...props }: TextProps) {
  const { style, rest } = splitStyle(props, textVariables(size));
  const names = classes('mantine-focus-auto', className, 'm_b6d8b162', 'mantine-Text-root');
  return <Tag style={style} className={names} data-size={size} {...rest} />;
}

/** A link, or a button that looks like one. */
export function Anchor({
  component: Tag = 'a',
  size = 'sm',
  className,
  ...props
}: Of<'a', Common & { size?: string; type?: 'button' }>) {
  const { style, rest } = splitStyle(props, textVariables(size));
  const names = classes(
    'mantine-focus-auto',
    'm_849cf0da',
    className,
    'm_b6d8b162',
    'mantine-Text-root',
    'mantine-Anchor-root',
  );
  return <Tag style={style} className={names} data-size={size} data-underline="hover" {...rest} />;
}

export function Title({
  order = 1,
  size = `h${order}`,
  className,
  ...props
}: Of<'h1', Common & { order?: 1 | 2 | 3; size?: string }>) {
  const Tag = `h${order}` as const;
  const { style, rest } = splitStyle(props, {
    '--title-fw': `var(--mantine-${size}-font-weight)`,
    '--title-lh': `var(--mantine-${size}-line-height)`,
    '--title-fz': `var(--mantine-${size}-font-size)`,
  });
  const names = classes(className, 'm_8a5d1357', 'mantine-Title-root');
  return (
    <Tag
      style={style}
      className={names}
      data-size={size === `h${order}` ? undefined : size}
      data-order={order}
      {...rest}
    />
  );
}

const red = {
  '--button-bg': 'var(--mantine-color-red-filled)',
  '--button-hover': 'var(--mantine-color-red-filled-hover)',
};
const noBorder = `${rem(1)} solid transparent`;
const primary = 'petrol';

/** The variables of a variant; none for the filled one in the colour of the theme, whose rules are the default. */
function buttonColours(variant: ButtonVariant | undefined, color: 'red' | undefined): object {
  if (variant === 'default')
    return {
      '--button-bg': 'var(--mantine-color-default)',
      '--button-hover': 'var(--mantine-color-default-hover)',
      '--button-color': 'var(--mantine-color-default-color)',
      '--button-bd': `${rem(1)} solid var(--mantine-color-default-border)`,
    };
  const name = color ?? primary;
  if (variant === 'subtle' || variant === 'light')
    return {
      '--button-bg': variant === 'light' ? `var(--mantine-color-${name}-light)` : 'transparent',
      '--button-hover': `var(--mantine-color-${name}-light-hover)`,
      '--button-color': `var(--mantine-color-${name}-light-color)`,
      '--button-bd': noBorder,
    };
  if (variant === 'outline')
    return {
      '--button-bg': 'transparent',
      '--button-hover': `var(--mantine-color-${name}-outline-hover)`,
      '--button-color': `var(--mantine-color-${name}-outline)`,
      '--button-bd': `${rem(1)} solid var(--mantine-color-${name}-outline)`,
    };
  const white = { '--button-color': 'var(--mantine-color-white)' };
  return color ? { ...red, ...white, '--button-bd': noBorder } : white;
}

const loaderPlace = { transform: `translate(-50%, calc(-50% + ${rem(1)}))` };
const loaderLook = {
  '--loader-size': 'calc(var(--button-height) / 1.8)',
  '--loader-color': 'var(--button-color)',
} as CSSProperties;

type ButtonVariant = 'default' | 'filled' | 'subtle' | 'light' | 'outline';

type ButtonProps = Of<
  'button',
  Common & {
    variant?: ButtonVariant;
    size?: string;
    color?: 'red' | undefined;
    radius?: string;
    loading?: boolean;
    fullWidth?: boolean;
    leftSection?: ReactNode;
    rightSection?: ReactNode;
  }
> &
  Pick<ComponentProps<'a'>, 'href' | 'target' | 'rel' | 'download'>;

export function Button({
  component: Tag = 'button',
  variant,
  size,
  color,
  radius,
  loading,
  className,
  ...props
}: ButtonProps) {
  const { button, buttonRadius, isWide } = useDefaults();
  const { fullWidth = isWide, leftSection, rightSection, disabled, children, ...others } = props;
  const chosen = size ?? button;
  const shape = radius ?? buttonRadius;
  const { style, rest } = splitStyle(others, {
    '--button-height': `var(--button-height-${chosen})`,
    '--button-padding-x': `var(--button-padding-x-${chosen})`,
    '--button-fz': `var(--mantine-font-size-${chosen.replace('compact-', '')})`,
    ...(shape ? { '--button-radius': `var(--mantine-radius-${shape})` } : {}),
    ...buttonColours(variant, color),
  });
  return (
    <Tag
      style={style}
      className={classes(
        'mantine-focus-auto',
        !disabled && !loading && 'mantine-active',
        className,
        'm_77c9d27d',
        'mantine-Button-root',
        'm_87cf2631',
        'mantine-UnstyledButton-root',
      )}
      data-variant={variant}
      data-size={chosen}
      data-disabled={flag(disabled)}
      data-loading={flag(loading)}
      data-block={flag(fullWidth)}
      data-with-left-section={flag(leftSection)}
      data-with-right-section={flag(rightSection)}
      type={Tag === 'button' ? 'button' : undefined}
      disabled={Tag === 'button' ? disabled || loading : undefined}
      {...rest}
    >
      {loading ? (
        <span className="m_a25b86ee mantine-Button-loader" style={loaderPlace} aria-hidden="true">
          <span className="m_b34414df m_5ae2e3c mantine-Loader-root" style={loaderLook} />
        </span>
      ) : null}
      <span className="m_80f1301b mantine-Button-inner">
        {leftSection ? (
          <span className="m_a74036a mantine-Button-section" data-position="left">
            {leftSection}
          </span>
        ) : null}
        <span style={{ fontWeight: 600 }} className="m_811560b9 mantine-Button-label" data-loading={flag(loading)}>
          {children}
        </span>
        {rightSection ? (
          <span className="m_a74036a mantine-Button-section" data-position="right">
            {rightSection}
          </span>
        ) : null}
      </span>
    </Tag>
  );
}

type InputOwn = {
  label?: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  withAsterisk?: boolean;
  size?: string;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  rightSectionPointerEvents?: 'none';
  pointer?: boolean;
  /** of the input itself */
  styles?: { input?: CSSProperties };
  className?: string;
  component?: ElementType;
  multiline?: boolean;
  /** of a text of several lines */
  rows?: number | undefined;
  children?: ReactNode;
};

export type TextInputProps = Of<'input', InputOwn>;

/** A field with its label, description and error. `name` is the library's name of the component. */
export function Field({ named, ...props }: TextInputProps & { named: string }) {
  const { input: defaultSize } = useDefaults();
  const ownId = useId();
  const {
    component: Tag = 'input',
    label,
    description,
    error,
    required,
    withAsterisk = required,
    size = defaultSize,
    leftSection,
    rightSection,
    rightSectionPointerEvents,
    pointer,
    multiline,
    styles,
    className,
    id = ownId,
    disabled,
    ...others
  } = props;
  const { style, rest } = splitStyle(others);
  const part = (hash: string, name: string, of: 'InputWrapper' | 'Input') =>
    `${hash} mantine-${of}-${name} mantine-${named}-${name}`;
  const small = `calc(var(--mantine-font-size-${size}) - ${rem(2)})`;
  const isShown = error !== undefined && error !== null && error !== false && error !== '' && error !== true;
  const described = classes(isShown && `${id}-error`, Boolean(description) && `${id}-description`) || undefined;
  const gap = 'calc(var(--mantine-spacing-xs) / 2)';
  const wrapper = {
    ...(description ? { '--input-margin-top': gap } : {}),
    ...(isShown ? { '--input-margin-bottom': gap } : {}),
    '--input-height': `var(--input-height-${size})`,
    '--input-fz': `var(--mantine-font-size-${size})`,
    ...(rightSectionPointerEvents ? { '--input-right-section-pointer-events': rightSectionPointerEvents } : {}),
  } as CSSProperties;
  const section = (position: 'left' | 'right', content: ReactNode) => (
    <div data-position={position} className={part('m_82577fc2', 'section', 'Input')}>
      {content}
    </div>
  );
  return (
    <div
      style={style}
      className={classes('m_46b77525', 'mantine-InputWrapper-root', className, `mantine-${named}-root`)}
      data-size={size}
      data-error={flag(error)}
    >
      {label ? (
        <label
          style={
            {
              fontWeight: 550,
              marginBottom: 4,
              '--input-label-size': `var(--mantine-font-size-${size})`,
            } as CSSProperties
          }
          className={part('m_8fdc1311', 'label', 'InputWrapper')}
          data-size={size}
          data-required={flag(withAsterisk)}
          htmlFor={id}
          id={`${id}-label`}
        >
          {label}
          {withAsterisk ? (
            <span className={part('m_78a94662', 'required', 'InputWrapper')} aria-hidden="true">
              {' *'}
            </span>
          ) : null}
        </label>
      ) : null}
      {description ? (
        <p
          style={{ '--input-description-size': small } as CSSProperties}
          className={part('m_fe47ce59', 'description', 'InputWrapper')}
          data-size={size}
          id={`${id}-description`}
        >
          {description}
        </p>
      ) : null}
      <div
        style={wrapper}
        className={part('m_6c018570', 'wrapper', 'Input')}
        data-variant="default"
        data-size={size}
        data-error={flag(error)}
        data-disabled={flag(disabled)}
        data-multiline={flag(multiline)}
        data-pointer={flag(pointer)}
        data-with-left-section={flag(leftSection)}
        data-with-right-section={flag(rightSection)}
      >
        {leftSection ? section('left', leftSection) : null}
        <Tag
          style={styles?.input}
          className={part('m_8fb7ebe7', 'input', 'Input')}
          data-variant="default"
          data-error={flag(error)}
          data-disabled={flag(disabled)}
          required={required}
          disabled={disabled}
          aria-invalid={flag(error)}
          aria-describedby={described}
          id={id}
          {...rest}
        />
        {rightSection ? section('right', rightSection) : null}
      </div>
      {isShown ? (
        <p
          style={{ fontSize: '0.8125rem', '--input-error-size': small } as CSSProperties}
          className={part('m_8f816625', 'error', 'InputWrapper')}
          data-size={size}
          id={`${id}-error`}
        >
          {error}
        </p>
      ) : null}
    </div>
  );
}

export const TextInput = (props: TextInputProps) => <Field named="TextInput" {...props} />;
export const InputBase = (props: TextInputProps) => <Field named="InputBase" {...props} />;

const tick = 'M4 4.586L1.707 2.293A1 1 0 1 0 .293 3.707l3 3a.997.997 0 0 0 1.414 0l5-5A1 1 0 1 0 8.293.293L4 4.586z';

/** The box of a checkbox, with its label, description and error. */
export function Checkbox({
  label,
  description,
  error,
  className,
  id: givenId,
  disabled,
  ...props
}: Of<'input', { label?: ReactNode; description?: ReactNode; error?: ReactNode; className?: string }>) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const { style, rest } = splitStyle(props, {
    '--checkbox-radius': 'var(--mantine-radius-sm)',
    '--checkbox-color': `var(--mantine-color-${primary}-filled)`,
    '--checkbox-icon-color': 'var(--mantine-color-white)',
  });
  const isShown = Boolean(error) && error !== true;
  const described = classes(Boolean(description) && `${id}-description`, isShown && `${id}-error`) || undefined;
  return (
    <div
      style={style}
      className={classes('m_bf2d988c', 'mantine-Checkbox-root', className, 'm_5f75b09e')}
      data-variant="filled"
      data-label-position="right"
      data-checked={flag(rest.checked)}
    >
      <div className="m_5f6e695e mantine-Checkbox-body">
        <div className="m_26062bec mantine-Checkbox-inner" data-label-position="right">
          <input
            className="mantine-focus-auto m_26063560 mantine-Checkbox-input"
            data-error={flag(error)}
            data-with-error-styles
            id={id}
            aria-describedby={described}
            disabled={disabled}
            type="checkbox"
            {...rest}
          />
          <svg viewBox="0 0 10 7" fill="none" aria-hidden="true" className="m_bf295423 mantine-Checkbox-icon">
            <path d={tick} fill="currentColor" fillRule="evenodd" clipRule="evenodd" />
          </svg>
        </div>
        <div className="m_d3ea56bb mantine-Checkbox-labelWrapper" data-disabled={flag(disabled)}>
          {label ? (
            <label className="m_8ee546b8 mantine-Checkbox-label" data-disabled={flag(disabled)} htmlFor={id}>
              {label}
            </label>
          ) : null}
          {description ? (
            <p
              className="m_328f68c0 mantine-Checkbox-description m_fe47ce59 mantine-InputWrapper-description"
              id={`${id}-description`}
            >
              {description}
            </p>
          ) : null}
          {isShown ? (
            <p
              style={{ fontSize: '0.8125rem' }}
              className="m_8e8a99cc mantine-Checkbox-error m_8f816625 mantine-InputWrapper-error"
              id={`${id}-error`}
            >
              {error}
            </p>
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** A grey box in place of what is loading. */
export function Skeleton({
  height,
  radius,
  className,
  ...rest
}: Omit<ComponentProps<'div'>, 'height'> & { height?: number; radius?: string }) {
  const style = {
    ...(height === undefined ? {} : { '--skeleton-height': rem(height) }),
    ...(radius ? { '--skeleton-radius': `var(--mantine-radius-${radius})` } : {}),
  } as CSSProperties;
  const names = classes(className, 'm_18320242', 'mantine-Skeleton-root');
  return <div style={style} className={names} data-visible="true" data-animate="true" {...rest} />;
}

/** How far a tooltip stays from its element and from the edges of the window, in pixels. */
const tooltipGap = 8;

/** A text above an element, within the window; the element names it as its description. */
export function Tooltip({
  label,
  opened,
  w,
  children,
}: {
  label: ReactNode;
  opened: boolean;
  w?: number;
  multiline?: boolean;
  /** of a text of several lines */
  rows?: number | undefined;
  withArrow?: boolean;
  children: ReactElement<{ ref?: Ref<HTMLElement>; 'aria-describedby'?: string | undefined }>;
}) {
  const id = useId();
  const target = useRef<HTMLElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<CSSProperties>({ visibility: 'hidden' });
  // after each change of its text, which comes later than the tooltip
  useLayoutEffect(() => {
    if (!opened || !target.current || !tip.current) return;
    const at = target.current.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = tip.current;
    const highest = window.innerWidth - width - tooltipGap;
    const left = Math.max(tooltipGap, Math.min(at.left + (at.width - width) / 2, highest));
    const top = at.top - height - tooltipGap < 0 ? at.bottom + tooltipGap : at.top - height - tooltipGap;
    setPlace((before) => (before.left === left && before.top === top ? before : { left, top }));
  });
  return (
    <>
      {cloneElement(children, { ref: target, 'aria-describedby': opened ? id : undefined })}
      {opened ? (
        <div ref={tip} id={id} role="tooltip" className="plain-tooltip" style={{ width: w, ...place }}>
          {label}
        </div>
      ) : null}
    </>
  );
}

const cross =
  'M11.7816 4.03157C12.0062 3.80702 12.0062 3.44295 11.7816 3.2184C11.5571 2.99385 11.193 2.99385 10.9685 3.2184L7.50005 6.68682L4.03164 3.2184C3.80708 2.99385 3.44301 2.99385 3.21846 3.2184C2.99391 3.44295 2.99391 3.80702 3.21846 4.03157L6.68688 7.49999L3.21846 10.9684C2.99391 11.193 2.99391 11.557 3.21846 11.7816C3.44301 12.0061 3.80708 12.0061 4.03164 11.7816L7.50005 8.31316L10.9685 11.7816C11.193 12.0061 11.5571 12.0061 11.7816 11.7816C12.0062 11.557 12.0062 11.193 11.7816 10.9684L8.31322 7.49999L11.7816 4.03157Z';

/** A dialog of the browser: it keeps the focus inside, and gives it back. */
export function Modal({
  opened,
  onClose,
  title,
  closeButtonProps,
  children,
}: {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  closeButtonProps?: { 'aria-label'?: string };
  children: ReactNode;
}) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (opened) dialog.current?.showModal();
  }, [opened]);
  if (!opened) return null;
  return (
    <dialog
      ref={dialog}
      className="plain-dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="plain-dialog-inside">
        <div className="plain-dialog-heading">
          <h2 id={titleId}>{title}</h2>
          <button type="button" onClick={onClose} {...closeButtonProps}>
            <svg viewBox="0 0 15 15" width="16" height="16" aria-hidden="true">
              <path d={cross} fill="currentColor" fillRule="evenodd" clipRule="evenodd" />
            </svg>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

/** The portal's storage key; build/first-paint.js applies it before the first paint. */
const schemeKey = 'estrada.scheme';
const schemeListeners = new Set<() => void>();

function subscribeToScheme(listener: () => void): () => void {
  schemeListeners.add(listener);
  return () => schemeListeners.delete(listener);
}

const readScheme = () => (document.documentElement.dataset.mantineColorScheme === 'dark' ? 'dark' : 'light');

/** Light or dark, as it is on the screen. */
export const useComputedColorScheme = (server: 'light' | 'dark') =>
  useSyncExternalStore(subscribeToScheme, readScheme, () => server);

/** Changes the colour scheme of this browser. */
export const useMantineColorScheme = () => ({ setColorScheme });

function setColorScheme(scheme: 'light' | 'dark'): void {
  localStorage.setItem(schemeKey, scheme);
  document.documentElement.dataset.mantineColorScheme = scheme;
  for (const listener of schemeListeners) listener();
}
