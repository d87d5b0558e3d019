import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Guide } from '../contract.ts';
import { isGuideStep } from '../rules/guide.ts';
import type { GuideStepId } from '../rules/guide-items.ts';

/** The id of the focusable element of a step's header: its button, or its heading while locked. */
export const headId = (step: GuideStepId) => `${step}-head`;

/**
 * Which card is open: the one in the address (`#documents`), else the first that is not completed. Opening one changes
 * the address, so that Back works. Completing the open one opens the next. The focus moves only after an action of the
 * user.
 */
export function useOpenStep(steps: Guide['steps'], list: RefObject<HTMLElement | null>) {
  const { hash, key } = useLocation();
  const navigate = useNavigate();
  const named = namedStep(hash);
  const first = steps.find(({ state }) => state !== 'completed')?.id;
  const locked = (id: GuideStepId) => steps.some((step) => step.id === id && step.state === 'locked');
  const [wanted, setWanted] = useState(named ?? first);
  // A refused completion locks the next step again.
  const open = wanted && locked(wanted) ? first : wanted;

  const seen = useRef<string>(undefined);
  useEffect(() => {
    // Addresses typed by hand all have the same key.
    const place = `${key}${hash}`;
    if (seen.current === place) return;
    const arrived = seen.current === undefined;
    seen.current = place;
    const target = named ?? first;
    if (!arrived) setWanted(target);
    if (target) requestAnimationFrame(() => show(target, !arrived && isBusyHere(list.current)));
  }, [key, hash, named, first, list]);

  const states = useRef(steps);
  useEffect(() => {
    const before = states.current;
    states.current = steps;
    const place = steps.findIndex(({ id }) => id === open);
    const isNow = steps[place]?.state === 'completed';
    if (!isNow || before[place]?.state === 'completed') return;
    const next = steps.slice(place + 1).find(({ state }) => state !== 'completed' && state !== 'locked');
    if (next) void navigate({ hash: next.id }, { preventScrollReset: true });
    else setWanted(undefined);
  }, [steps, open, navigate]);

  function toggle(id: GuideStepId) {
    if (open === id) setWanted(undefined);
    else void navigate({ hash: id }, { preventScrollReset: true });
  }
  return { open, toggle };
}

function namedStep(hash: string): GuideStepId | undefined {
  const id = hash.slice(1);
  return isGuideStep(id) ? id : undefined;
}

/** Whether the focus is in the list, or was until its element unmounted. */
function isBusyHere(list: HTMLElement | null): boolean {
  return document.activeElement === document.body || list?.contains(document.activeElement) === true;
}

/** Below the sticky header, with room for the card's content. */
const comfortable = { top: 88, share: 0.55 };

function show(step: GuideStepId, focus: boolean): void {
  const head = document.getElementById(headId(step));
  if (!head) return;
  if (focus) head.focus({ preventScroll: true });
  const { top } = head.getBoundingClientRect();
  // Not `scrollIntoView`: after it Chromium's Tab key starts behind the header.
  if (top < comfortable.top || top > window.innerHeight * comfortable.share)
    window.scrollBy({ top: top - comfortable.top });
}
