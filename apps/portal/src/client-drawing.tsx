import type { Language } from '@estrada/domain/errors/index';
import { speak } from '@estrada/web/strings/language.ts';
import { ClientPage, findDocument } from './app/client-app.tsx';
import { clientPages } from './app/pages/client-pages.ts';
import { FixedLocation } from './app/router/one-page-router.tsx';
import { drawMarkup } from './draw-markup.ts';

/** The pages of clients whose first render is the same for every visitor. */
export const drawnPages = clientPages.filter((row) => row.drawnAtBuild !== false);

/** The first render of the page of a client, as markup for its root. */
export async function drawPage(path: string, language: Language): Promise<string> {
  const found = findDocument(path);
  if (!found) throw new Error(`no page of a client has the address ${path}`);
  // the strings of a page are loaded with its file
  speak(language);
  await found.page.load();
  return drawMarkup(
    <FixedLocation at={path}>
      <ClientPage of={found} />
    </FixedLocation>,
    language,
  );
}
