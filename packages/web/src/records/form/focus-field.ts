/** The element of a field: its own, or the first of the group that the path names (`consents`). */
function findField(path: string): HTMLElement | null {
  return document.getElementById(path) ?? document.querySelector<HTMLElement>(`[id^=${JSON.stringify(`${path}.`)}]`);
}

/** Whether the page shows a field of a path, or a part of a group. */
export const isFieldShown = (path: string): boolean => findField(path) !== null;

/** Opens the folded sections around a field: inside one it could not be focused. */
function unfold(field: HTMLElement): void {
  for (let around = field.closest('details'); around; around = around.parentElement?.closest('details') ?? null)
    around.open = true;
}

/**
 * Focuses a field and scrolls it into view, also inside a folded section. @returns false when the page does not show it
 */
export function focusField(path: string): boolean {
  const field = findField(path);
  if (!field) return false;
  unfold(field);
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
  return true;
}

/** Focuses the first of the fields on the page. @returns false when none of them is shown */
export function focusFirstField(paths: readonly string[]): boolean {
  const [first] = paths
    .map((path) => ({ path, field: findField(path) }))
    .filter((found): found is { path: string; field: HTMLElement } => found.field !== null)
    .sort((one, other) => (one.field.compareDocumentPosition(other.field) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  return first ? focusField(first.path) : false;
}
