import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ApiError } from '#platform/browser/api.ts';
import { useSession } from '#platform/browser/session.ts';
import { notify } from '#ui/notify.ts';
import { planTexts } from '../texts/plans.ts';

interface ProviderPageOptions<What> {
  /** Shown in the new tab until the page comes. */
  title: string;
  /** Asks our server for the address. */
  ask: (what: What) => Promise<{ url: string }>;
  /** The toast of a failure. */
  failed: string;
  /** The page was opened in a tab of its own. */
  onOpened?: (what: What) => void;
}

/**
 * Opens a page of the payment provider for a press. A person who is no longer signed in is told so; once they have signed in
 * again the call that waited goes on.
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
    // The question to sign in is in this tab; an empty one in front of it would hide it.
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

/** A tab for a page of the payment provider, opened inside the press and sent on once the address is known. */
interface ProviderTab {
  /** False when the browser refused a second tab: then this one goes there. */
  separate: boolean;
  show(url: string): void;
  close(): void;
}

/**
 * Opens the tab at once, because browsers block it after a wait. `title` is shown in it until its page comes. Where it is
 * blocked, or was closed meanwhile, this tab goes to the address.
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
