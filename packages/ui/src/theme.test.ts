import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { describe, expect, it } from 'vitest';
import { cssVariablesResolver, mainTheme } from './theme.ts';

const theme = mergeMantineTheme(DEFAULT_THEME, mainTheme);
const { light, dark } = cssVariablesResolver(theme);
const white = theme.white;
const shades = theme.colors.dark;

/** Relative luminance of `#rrggbb`, from 0 (black) to 1 (WCAG 2.2). */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high! + 0.05) / (low! + 0.05);
}

const of = (variables: Record<string, string | undefined>, name: string) => variables[name]!;
const grounds = {
  light: [white, of(light, '--app-canvas'), of(light, '--app-card')],
  // an input's own ground is a step lighter than the page's
  dark: [shades[6]!, shades[7]!, of(dark, '--app-canvas'), of(dark, '--app-card')],
};

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('%s', (name, variables) => {
  it('tells the edge of an input from what is around it and in it: 3 to 1 (WCAG 1.4.11)', () => {
    for (const ground of grounds[name])
      expect(contrast(of(variables, '--app-control'), ground), ground).toBeGreaterThanOrEqual(3);
  });

  it('shows the focus 3 to 1, and text of links and second rank 4.5 to 1', () => {
    for (const ground of grounds[name]) {
      expect(contrast(of(variables, '--app-focus'), ground), ground).toBeGreaterThanOrEqual(3);
      for (const text of [
        '--app-accent-text',
        '--mantine-color-dimmed',
        '--mantine-color-placeholder',
        '--mantine-color-error',
      ])
        expect(contrast(of(variables, text), ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });
});
