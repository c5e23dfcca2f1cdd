/** Text as it is compared in a search: without accents and capitals, outer spaces aside. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
