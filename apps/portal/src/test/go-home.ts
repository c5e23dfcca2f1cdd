import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** Navigates by the entry of the main menu that links to the start page. */
export async function goHome(): Promise<void> {
  const menu = await screen.findByRole('navigation', { name: 'Menu principal' });
  await userEvent.setup().click(within(menu).getByRole('link', { name: 'Início' }));
}
