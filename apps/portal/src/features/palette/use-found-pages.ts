import { useMenuRows, usePageStrings } from '@estrada/web/pages/page-access.ts';
import { strings as groupStrings } from '@estrada/web/pages/strings.ts';
import { plainText } from '@estrada/web/strings/plain-text.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import type { Found } from './found.ts';

/** More than that is not read. */
const shownAtMost = 8;

/** The pages that the person may open and whose words hold every word of the search; those named so come first. */
export function useFoundPages(search: string): readonly Found[] {
  const wordsOf = usePageStrings();
  const groups = useStrings(groupStrings);
  const sought = plainText(search).split(/\s+/).filter(Boolean);
  return useMenuRows()
    .map((row) => {
      const { title, menu = '', about = '' } = wordsOf(row.words);
      const name = plainText(`${title} ${menu}`);
      const all = `${name} ${plainText(about)} ${plainText(groups(row.menu.group))}`;
      const isFound = sought.every((word) => all.includes(word));
      const isNamedSo = sought.every((word) => name.includes(word));
      return { address: row.path, name: title, text: about, isFound, isNamedSo };
    })
    .filter(({ isFound }) => isFound)
    .toSorted((a, b) => Number(b.isNamedSo) - Number(a.isNamedSo))
    .slice(0, shownAtMost);
}
