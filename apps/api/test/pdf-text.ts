/** The text of each page of a PDF, every run of spaces as one, and whether each is tagged. */
export async function readPdf(bytes: Uint8Array): Promise<{ pages: string[]; text: string; isTagged: boolean }> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  const document = await task.promise;
  const pages: string[] = [];
  let isTagged = true;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    isTagged &&= (await page.getStructTree()) !== null;
    const said = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(' ');
    pages.push(said.replace(/\s+/g, ' '));
  }
  await task.destroy();
  return { pages, text: pages.join(' '), isTagged };
}
