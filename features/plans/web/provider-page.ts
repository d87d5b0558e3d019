import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ApiError } from '#platform/browser/api.ts';
import { useSession } from '#platform/browser/session.ts';
import { notify } from '#ui/notify.ts';
import { planTexts } from '../texts/plans.ts';

interface ProviderPageOptions<What> {
  /** Shown in the new tab while it waits for the address. */
  title: string;
  /** Fetches the address from our server. */
  ask: (what: What) => Promise<{ url: string }>;
  /** The error toast's title. */
  failed: string;
  /** Called when the page opened in its own tab. */
  onOpened?: (what: What) => void;
}

/**
 * Opens a page of the payment provider. With an expired session it asks to sign in; the pending call then continues.
 */
export function useProviderPage<What>({ title, ask, failed, onOpened }: ProviderPageOptions<What>) {
  const session = useSession();
  const ended = session.state !== 'signed-in' || session.ended;
  const tab = useRef<ProviderTab>(undefined);
  const opening = useMutation<{ url: string }, ApiError, What>({
    mutationFn: ask,
    onSuccess: ({ url }, what) => {
      tab.current?.show(url);
      if (tab.current?.separate) onOpened?.(what);
    },
    onError: () => {
      tab.current?.close();
      notify.error(planTexts.errors.title, failed);
    },
  });
  const { isPending } = opening;
  useEffect(() => {
    if (!ended || !isPending) return;
    // The sign-in dialog is in this tab; an empty tab would cover it.
    tab.current?.close();
    notify.error(planTexts.signedOut.title, planTexts.signedOut.detail);
  }, [ended, isPending]);

  function open(what: What) {
    if (ended) {
      notify.error(planTexts.signedOut.title, planTexts.signedOut.detail);
      return;
    }
    tab.current = openProviderTab(title);
    opening.mutate(what);
  }
  return { open, busy: isPending ? (opening.variables as What) : undefined, error: opening.error };
}

/** A tab opened inside the click and navigated once the address is known. */
interface ProviderTab {
  /** False when the browser blocked the tab: this one then navigates. */
  separate: boolean;
  show(url: string): void;
  close(): void;
}

/**
 * Opens the tab at once, because browsers block it after an await, and shows `title` in it. If it is blocked or closed
 * meanwhile, this tab navigates.
 */
function openProviderTab(title: string): ProviderTab {
  const tab = window.open('', '_blank');
  if (tab) {
    tab.opener = null;
    tab.document.title = title;
    tab.document.body.textContent = title;
  }
  return {
    separate: tab !== null,
    show: (url) => (tab && !tab.closed ? tab : window).location.assign(url),
    close: () => tab?.close(),
  };
}
