/** A second press would undo the first; with `data-once`, it would do the same to what comes next on the screen. */
const once =
  'summary, [aria-expanded], [aria-pressed], [aria-checked], [role=switch], input[type=checkbox], [data-once]';
const controls = `a[href], button, input, select, textarea, ${once}`;

/** No system counts presses as one series that are further apart. A press of what is switched off is not heard of. */
const seriesMs = 1000;

/**
 * Has the second press of a double click do nothing where it may act once, or where it falls on another control: on what was
 * under a window that the first press closed (decision 0131). Keys and scripts press with a `detail` of 0.
 */
export function ignoreSecondPress(): void {
  let first: { target: Element; control: Element | null } | undefined;
  let last = 0;
  function look(event: MouseEvent): void {
    if (event.detail === 0 || !(event.target instanceof Element)) return;
    const control = controlAt(event.target);
    const begins = event.detail === 1 || !first || event.timeStamp - last > seriesMs;
    last = event.timeStamp;
    if (begins || !first) {
      first = { target: event.target, control };
      return;
    }
    if (!control) return;
    const isOther = control !== first.control && (first.control !== null || !first.target.isConnected);
    if (!isOther && !control.matches(once)) return;
    event.preventDefault();
    event.stopPropagation();
  }
  document.addEventListener('click', look, true);
}

/** A label stands for its control. */
function controlAt(target: Element): Element | null {
  const label = target.closest('label');
  return (label?.control ?? target).closest(controls);
}
