import { type RefObject, useEffect } from 'react';
import { type Box, coveredBy, freePlace } from './toast-place.ts';

const pressable =
  'a[href], button, input, select, textarea, summary, [role=button], [role=menuitem], [role=tab]';

/** After the last change of the page: a toast that follows each pixel of a scroll would be a distraction. */
const restMs = 120;

/**
 * Moves the place of the toasts off everything that can be pressed, and again when the page moves under them. Where the
 * window has no room for a whole toast, it shows its first line alone (`data-short`); where it has none for that, it stays.
 * @param shown - the toast in front, if any.
 */
export function useToastPlace(viewport: RefObject<HTMLElement | null>, shown: string | undefined): void {
  useEffect(() => {
    const place = viewport.current;
    if (!place) return;
    // A new one begins where toasts are looked for.
    settle(place, undefined, false);
    if (shown === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const move = () => moveOff(place);
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(move, restMs);
    };
    move();
    const changes = new MutationObserver((records) => {
      if (records.some(({ target }) => !place.contains(target))) later();
    });
    const watched = {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['class', 'hidden', 'open'],
    };
    changes.observe(document.body, watched);
    const size = new ResizeObserver(later);
    size.observe(place);
    addEventListener('scroll', later, { capture: true, passive: true });
    addEventListener('resize', later);
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      size.disconnect();
      removeEventListener('scroll', later, { capture: true });
      removeEventListener('resize', later);
    };
  }, [viewport, shown]);
}

function moveOff(place: HTMLElement): void {
  const window = { width: document.documentElement.clientWidth, height: innerHeight };
  const buttons = pressableBoxes(place, window);
  const now = boxOf(place);
  const isInside = now.left >= 0 && now.top >= 0 && now.right <= window.width && now.bottom <= window.height;
  // It stays where it is read as long as it is in nobody's way there.
  if (isInside && !place.hasAttribute('data-short') && coveredBy(now, buttons) === 0) return;
  for (const isShort of [false, true]) {
    settle(place, undefined, isShort);
    const found = freePlace(boxOf(place), buttons, window);
    if (!found) continue;
    settle(place, found, isShort);
    return;
  }
}

function settle(
  place: HTMLElement,
  move: { across: number; down: number } | undefined,
  isShort: boolean,
): void {
  place.toggleAttribute('data-short', isShort);
  place.style.translate = move && (move.across || move.down) ? `${move.across}px ${move.down}px` : '';
}

function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}

/** What can be pressed in the window now; under a window that is open, the page cannot. */
function pressableBoxes(place: HTMLElement, { width, height }: { width: number; height: number }): Box[] {
  const boxes: Box[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(pressable)) {
    const box = boxOf(element);
    // Most of a long list lies outside the window.
    if (box.bottom <= 0 || box.right <= 0 || box.top >= height || box.left >= width) continue;
    if (box.right <= box.left + 1 || box.bottom <= box.top + 1) continue;
    if (place.contains(element) || element.closest('[inert], [aria-hidden=true]')) continue;
    if (element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) boxes.push(box);
  }
  return boxes;
}
