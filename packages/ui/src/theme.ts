/**
 * "Estrada": calm design direction for a captive auto-finance portal. Petrol (decision, action) · ipê yellow (one
 * highlight per screen) · mist neutrals · lane-marking motif.
 */
import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  type MantineThemeOverride,
  mergeThemeOverrides,
} from '@mantine/core';
import type { StylingName } from './styling-names.ts';

const petrol: MantineColorsTuple = [
  '#eaf5f5',
  '#d3e8e8',
  '#a6d1d2',
  '#74b8ba',
  '#4aa1a4',
  '#2b8b8f',
  '#14777b',
  '#0b6165',
  '#084e52',
  '#063a3e',
];
const ipe: MantineColorsTuple = [
  '#fff8e1',
  '#ffefc2',
  '#ffdf8a',
  '#fdce50',
  '#f8bf26',
  '#f2b203',
  '#cf9400',
  '#a37400',
  '#7a5600',
  '#523900',
];
const mist: MantineColorsTuple = [
  '#f6f8f8',
  '#edf1f1',
  '#dfe6e6',
  '#c7d1d1',
  '#a3b0b1',
  '#7a898b',
  '#5a696b',
  '#425052',
  '#2a3638',
  '#172123',
];
const brick: MantineColorsTuple = [
  '#fdf0ed',
  '#f9dcd6',
  '#f0b5a9',
  '#e68b79',
  '#dc6650',
  '#cf4a32',
  '#b93a24',
  '#9a2e1c',
  '#7a2416',
  '#571910',
];
const leaf: MantineColorsTuple = [
  '#eef7ef',
  '#d9ecdb',
  '#b1d8b6',
  '#85c28d',
  '#5fae6a',
  '#43994f',
  '#2f803c',
  '#24662f',
  '#1b4f24',
  '#123819',
];
const lilac: MantineColorsTuple = [
  '#f2f1f9',
  '#e2e0f1',
  '#c4c0e2',
  '#a49dd2',
  '#8a81c4',
  '#766bb8',
  '#6358a6',
  '#51488a',
  '#40396d',
  '#2e2950',
];
const darkMist: MantineColorsTuple = [
  '#dbe4e4',
  '#b4c1c2',
  '#8fa0a2',
  '#647678',
  '#3d4d50',
  '#2c3a3d',
  '#212d30',
  '#182326',
  '#11191c',
  '#0b1113',
];

const body = "'Hanken Grotesk Variable', system-ui, -apple-system, 'Segoe UI', sans-serif";
const display = "'Bricolage Grotesque Variable', 'Hanken Grotesk Variable', system-ui, sans-serif";

/** Chart roles: always these three, always in this order, always with a text label. */
export const chartColors = { principal: 'petrol.7', interest: 'ipe.5', insurance: 'lilac.4' } as const;

/** A dialog's heading line is a `header` element; without this it would count as a second page header. */
const plainHeader = { attributes: { header: { role: 'presentation' } } };
/** The title of a dialog is its heading, in the middle or at the edge; in some it is a file name */
const dialogTitle = {
  fontFamily: display,
  fontSize: '1.25rem',
  fontWeight: 600,
  lineHeight: 1.3,
  minWidth: 0,
  overflowWrap: 'anywhere',
} as const;

/**
 * Shared base, and the styling of the main simulator and the back office: dense, 14 px, 36 px controls, 40 px table
 * rows.
 */
export const mainTheme = createTheme({
  primaryColor: 'petrol',
  primaryShade: { light: 7, dark: 6 },
  autoContrast: true,
  luminanceThreshold: 0.32,
  colors: { petrol, ipe, gray: mist, dark: darkMist, red: brick, green: leaf, lilac },
  white: '#ffffff',
  black: '#172123',
  fontFamily: body,
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  headings: {
    fontFamily: display,
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.15' },
      h2: { fontSize: '1.375rem', lineHeight: '1.2' },
      h3: { fontSize: '1.125rem', lineHeight: '1.3' },
    },
  },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2.5rem' },
  radius: { xs: '2px', sm: '4px', md: '8px', lg: '14px', xl: '22px' },
  defaultRadius: 'md',
  shadows: {
    sm: '0 1px 2px rgb(23 33 35 / 8%)',
    md: '0 6px 20px -8px rgb(23 33 35 / 22%)',
    lg: '0 24px 60px -24px rgb(6 58 62 / 35%)',
  },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'sm' }, styles: { label: { fontWeight: 600 } } },
    Input: { defaultProps: { size: 'sm' } },
    Text: { defaultProps: { size: 'sm' } },
    InputWrapper: { styles: { label: { fontWeight: 550, marginBottom: 4 }, error: { fontSize: '0.8125rem' } } },
    Table: {
      defaultProps: {
        verticalSpacing: 8,
        horizontalSpacing: 'sm',
        highlightOnHover: true,
        borderColor: 'var(--app-rule)',
      },
    },
    Badge: {
      defaultProps: { variant: 'light', radius: 'sm' },
      styles: { root: { textTransform: 'none', fontWeight: 600, minWidth: 'max-content' } },
    },
    Modal: {
      styles: { title: dialogTitle },
      defaultProps: {
        centered: true,
        radius: 'lg',
        overlayProps: { backgroundOpacity: 0.45, color: '#063a3e' },
        ...plainHeader,
      },
    },
    // its hidden focus placeholder is not a menu item; without this it takes the initial focus instead of the first
    // item
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Drawer: {
      styles: { title: dialogTitle },
      defaultProps: { overlayProps: { backgroundOpacity: 0.45, color: '#063a3e' }, ...plainHeader },
    },
  },
} satisfies MantineThemeOverride);

/** Customer simulator: roomy, 17 px, 52 px controls, big numbers, pill buttons. */
export const customerTheme = mergeThemeOverrides(
  mainTheme,
  createTheme({
    fontSizes: { sm: '1rem', md: '1.0625rem', lg: '1.25rem', xl: '1.625rem' },
    defaultRadius: 'lg',
    spacing: { sm: '1rem', md: '1.5rem', lg: '2.25rem', xl: '4rem' },
    headings: {
      fontWeight: '650',
      sizes: {
        h1: { fontSize: 'clamp(2rem, 4.5vw, 3.25rem)', lineHeight: '1.05' },
        h2: { fontSize: 'clamp(1.5rem, 2.6vw, 2rem)', lineHeight: '1.12' },
      },
    },
    components: { Button: { defaultProps: { size: 'lg', radius: 'xl' } }, Input: { defaultProps: { size: 'lg' } } },
  }),
);

/** Web form: embedded in another company's site, so no display font, no shadow, squarer, ready for white labelling. */
export const webFormTheme = mergeThemeOverrides(
  mainTheme,
  createTheme({
    defaultRadius: 'sm',
    headings: { fontFamily: body, fontWeight: '700' },
    shadows: { sm: 'none', md: 'none', lg: 'none' },
    components: {
      Button: { defaultProps: { size: 'md', radius: 'sm', fullWidth: true } },
      Input: { defaultProps: { size: 'md' } },
    },
  }),
);

export const stylings = {
  'main-simulator': mainTheme,
  'customer-simulator': customerTheme,
  'web-form': webFormTheme,
} as const satisfies Record<StylingName, MantineThemeOverride>;

/**
 * In the dark scheme the library's own light variants (badges, selected chips, subtle buttons) are all nearly white on
 * nearly black. Here each keeps its colour, and its background is lighter than the page's, so that a selection stands
 * out.
 */
const lightInTheDark = Object.fromEntries(
  Object.entries({ petrol, ipe, red: brick, green: leaf, lilac }).flatMap(([name, shades]) => [
    [`--mantine-color-${name}-light`, shades[9]],
    [`--mantine-color-${name}-light-hover`, shades[8]],
    [`--mantine-color-${name}-light-color`, shades[3]],
  ]),
);

export const cssVariablesResolver: CSSVariablesResolver = (theme) => ({
  variables: {
    '--app-num': '"tnum" 1, "lnum" 1',
    '--app-lane': `repeating-linear-gradient(90deg, ${theme.colors.ipe![5]} 0 28px, transparent 28px 48px)`,
  },
  light: {
    '--mantine-color-body': '#ffffff',
    '--app-canvas': mist[0],
    '--app-rule': mist[2],
    '--app-side': petrol[9],
    '--app-side-text': '#d3e8e8',
    '--app-accent-text': petrol[8],
    '--app-focus': petrol[6],
    '--app-card': '#ffffff',
    '--app-control': mist[5],
    '--mantine-color-dimmed': mist[6],
    '--mantine-color-error': brick[6],
    '--mantine-color-placeholder': mist[6],
  },
  dark: {
    ...lightInTheDark,
    '--mantine-color-gray-light': darkMist[5],
    '--mantine-color-gray-light-hover': darkMist[4],
    '--mantine-color-gray-light-color': darkMist[1],
    '--app-canvas': darkMist[8],
    '--app-rule': darkMist[5],
    '--app-side': darkMist[9],
    '--app-side-text': darkMist[0],
    '--app-accent-text': petrol[3],
    '--app-focus': petrol[3],
    '--app-card': darkMist[7],
    // one step above the third of the neutrals, whose contrast with an input's background is too low
    '--app-control': '#77898b',
    '--mantine-color-dimmed': darkMist[1],
    '--mantine-color-placeholder': darkMist[2],
    '--mantine-color-error': brick[3],
  },
});
