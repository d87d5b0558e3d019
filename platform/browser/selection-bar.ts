/**
 * Moves the focus to the bar with what can be done with the selected rows, which lies under all rows of a list.
 * @returns false when nothing is selected.
 */
export function goToSelectionBar(): boolean {
  const first = document.querySelector<HTMLElement>('[data-bottom-strip] button');
  first?.focus();
  return first !== null;
}
