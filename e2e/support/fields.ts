import { expect, type Locator, type Page } from '@playwright/test';

type Scope = Page | Locator;

/** An input field, by its label. */
export const field = (place: Scope, label: string): Locator => place.getByRole('textbox', { name: label, exact: true });

/** A search field, by its label. */
export const searchField = (place: Scope, label: string): Locator =>
  place.getByRole('searchbox', { name: label, exact: true });

/** A list to choose from, by its label. */
export const list = (place: Scope, label: string): Locator => place.getByRole('combobox', { name: label, exact: true });

/** Opens a list and selects the option with this beginning; opens it again if a notice has closed it. */
export async function choose(place: Scope, label: string, option: string): Promise<void> {
  const pattern = new RegExp(`^${option.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
  // the options of all lists are at the end of the page; only those of the open one are visible
  const page = 'page' in place ? place.page() : place;
  const wanted = page.getByRole('option', { name: pattern }).filter({ visible: true }).first();
  await expect(async () => {
    if (!(await wanted.isVisible())) await list(place, label).click();
    await wanted.click({ timeout: 5_000 });
  }).toPass({ timeout: 120_000 });
}

/** Takes one of a few options that are all in sight. */
export async function pick(place: Scope, label: string, option: string): Promise<void> {
  await place.getByRole('radiogroup', { name: label }).getByText(option, { exact: true }).click();
}

/** Formats a date as users type it: `2026-12-15` becomes "15/12/2026". */
export const asTyped = (isoDate: string): string => isoDate.split('-').reverse().join('/');

/** Formats centavos as users type them: 1234567 becomes "12345,67". */
export const asAmount = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');
