import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { describe, expect, it } from 'vitest';
import { cssVariablesResolver, mainTheme } from './theme.ts';

const theme = mergeMantineTheme(DEFAULT_THEME, mainTheme);
const { light, dark } = cssVariablesResolver(theme);
const white = theme.white;
const shades = theme.colors.dark;

/** Red, green and blue of `#rrggbb` as linear light, each from 0 to 1. */
const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });

/** Relative luminance of `#rrggbb`, from 0 (black) to 1 (WCAG 2.2). */
function luminance(color: string): number {
  const [red, green, blue] = channels(color);
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high! + 0.05) / (low! + 0.05);
}

/** The perceived difference of two colours: the distance in OKLab, where 0.02 is just visible side by side. */
function distance(one: string, other: string): number {
  const [left, right] = [inOklab(one), inOklab(other)];
  return Math.hypot(...left.map((part, at) => part - right[at]!));
}

function inOklab(color: string): number[] {
  const [red, green, blue] = channels(color) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

const of = (variables: Record<string, string | undefined>, name: string) => variables[name]!;
const grounds = {
  light: [white, of(light, '--app-canvas'), of(light, '--app-card')],
  // an input's own background is one step lighter than the page's
  dark: [shades[6]!, shades[7]!, of(dark, '--app-canvas'), of(dark, '--app-card')],
};

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('%s', (name, variables) => {
  it('input borders have a contrast of 3 to 1 with every adjacent background (WCAG 1.4.11)', () => {
    for (const ground of grounds[name])
      expect(contrast(of(variables, '--app-control'), ground), ground).toBeGreaterThanOrEqual(3);
  });

  it('focus has a contrast of 3 to 1, and link and secondary text of 4.5 to 1', () => {
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

describe('in the dark theme', () => {
  /** the colours of the status tones, and of insurance */
  const tones = ['gray', 'petrol', 'green', 'ipe', 'red', 'lilac'];
  const ground = (tone: string) => of(dark, `--mantine-color-${tone}-light`);
  const text = (tone: string) => of(dark, `--mantine-color-${tone}-light-color`);

  it.each(tones)('a status in %s has a text contrast of 4.5 to 1', (tone) => {
    expect(contrast(text(tone), ground(tone))).toBeGreaterThanOrEqual(4.5);
  });

  it('statuses differ visibly in their text and background colours', () => {
    for (const one of tones)
      for (const other of tones.slice(tones.indexOf(one) + 1)) {
        expect(distance(text(one), text(other)), `words of ${one} and ${other}`).toBeGreaterThan(0.07);
        expect(distance(ground(one), ground(other)), `grounds of ${one} and ${other}`).toBeGreaterThan(0.03);
      }
  });

  it('a chosen item is lighter than every background behind it', () => {
    for (const tone of tones)
      for (const around of grounds.dark) expect(luminance(ground(tone)), tone).toBeGreaterThan(luminance(around));
  });

  it('a destructive action is red, not the white of ordinary text', () => {
    const [red, green, blue] = channels(text('red')) as [number, number, number];
    expect(red / Math.max(green, blue)).toBeGreaterThan(2);
  });
});
