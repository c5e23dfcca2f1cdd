/** A GIIN as the American tax office writes it: institution, its place in the group, category, country ("98Q96B.00000.LE.076"). */
export function isGiin(value: string): boolean {
  return /^[A-NP-Z\d]{6}\.[A-NP-Z\d]{5}\.(LE|SL|ME|BR|SF|SD|SS|SB|SP)\.\d{3}$/i.test(value);
}
