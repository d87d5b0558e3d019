/** A tab for a page of the payment provider, opened inside the press and sent on once the address is known. */
export interface ProviderTab {
  /** False when the browser refused a second tab: then this one goes there. */
  separate: boolean;
  show(url: string): void;
  close(): void;
}

/**
 * Opens the tab at once, because browsers block it after a wait. `title` stands in it until its page comes. Where it is
 * blocked, or was closed meanwhile, this tab goes to the address.
 */
export function openProviderTab(title: string): ProviderTab {
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
