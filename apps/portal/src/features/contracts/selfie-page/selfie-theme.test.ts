/** The page does not use the component library, so its colours are written out; this compares them with the theme. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cssVariablesResolver, mainTheme } from '@estrada/ui/theme';
import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { expect, it } from 'vitest';

const theme = mergeMantineTheme(DEFAULT_THEME, mainTheme);
const { light, dark } = cssVariablesResolver(theme);
const css = readFileSync(join(import.meta.dirname, 'selfie.css'), 'utf8');
const { petrol, green, dark: dimmed } = theme.colors;

const wanted: Record<string, [string | undefined, string | undefined]> = {
  canvas: [light['--app-canvas'], dark['--app-canvas']],
  card: [light['--app-card'], dark['--app-card']],
  text: [theme.black, dimmed[0]],
  quiet: [light['--mantine-color-dimmed'], dark['--mantine-color-dimmed']],
  rule: [light['--app-rule'], dark['--app-rule']],
  control: [light['--app-control'], dark['--app-control']],
  focus: [light['--app-focus'], dark['--app-focus']],
  accent: [light['--app-accent-text'], dark['--app-accent-text']],
  error: [light['--mantine-color-error'], dark['--mantine-color-error']],
  good: [green[7], green[3]],
  act: [petrol![7], petrol![6]],
};

it.each(Object.entries(wanted))('has the colour of the theme: %s', (name, [inTheLight, inTheDark]) => {
  expect(css).toContain(`  --${name}: light-dark(${inTheLight}, ${inTheDark});`);
});

it('has the highlight colour of the theme', () => {
  expect(css).toContain(`  --lane: ${theme.colors.ipe![5]};`);
});
