/** The element of a field: its own, or the first of the group that the path names (`consents`). */
function findField(path: string): HTMLElement | null {
  return document.getElementById(path) ?? document.querySelector<HTMLElement>(`[id^=${JSON.stringify(`${path}.`)}]`);
}

/** Whether the page shows a field, or a part of the group, that a path names. */
export const isFieldShown = (path: string): boolean => findField(path) !== null;

/** Opens the folded sections around a field: it could not take the focus in one. */
function unfold(field: HTMLElement): void {
  for (let around = field.closest('details'); around; around = around.parentElement?.closest('details') ?? null)
    around.open = true;
}

/** Moves the focus to a field and brings it into sight, out of a folded section too. @returns false when the page does not show it */
export function focusField(path: string): boolean {
  const field = findField(path);
  if (!field) return false;
  unfold(field);
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
  return true;
}

/** Moves the focus to the field that stands first on the page. @returns false when none of them is shown */
export function focusFirstField(paths: readonly string[]): boolean {
  const [first] = paths
    .map((path) => ({ path, field: findField(path) }))
    .filter((found): found is { path: string; field: HTMLElement } => found.field !== null)
    .sort((one, other) => (one.field.compareDocumentPosition(other.field) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  return first ? focusField(first.path) : false;
}
