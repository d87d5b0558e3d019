/**
 * Counts one view of a landing page: that it was looked at, for how long, and whether its call to action was pressed.
 * It sets no cookie: who it was is in the cookie that the page came with, which scripts cannot read. A report that the server
 * had no room for (503) is kept in this tab and sent once more; a repeated one counts once, by its id. One file without
 * imports, made into assets/tracker-HASH.js (tools/tracker-plugin.ts).
 */
(() => {
  const page = document;
  const asks = navigator as Navigator & { globalPrivacyControl?: boolean };
  const key = 'rumo_unsent';
  /** The reports that wait. A browser that allows no storage keeps none. */
  const kept = (): string[] => {
    try {
      return JSON.parse(sessionStorage[key] || '[]');
    } catch {
      return [];
    }
  };
  const keep = (reports: string[]) => {
    try {
      if (reports[0]) sessionStorage[key] = JSON.stringify(reports);
      else sessionStorage.removeItem(key);
    } catch {
      // What cannot be kept is not sent again.
    }
  };
  const late = kept();
  keep([]);
  // A person who asks not to be counted is not, and what waited is gone; the server looks once more.
  if (asks.globalPrivacyControl || asks.doNotTrack === '1' || /rumo_no_count=1/.test(page.cookie)) return;
  const shown = (page.currentScript as HTMLScriptElement).dataset.page;
  /** The id of the event that told of this view. */
  let view = '';
  /** Milliseconds for which the page was to be seen, and since when it is (0: it is hidden). */
  let seen = 0;
  let since = 0;

  let stopped = false;
  const wait = (report: string) => keep(stopped ? [] : [...kept(), report].slice(-20));
  const post = (report: string, again?: boolean) => {
    // Both go on their way even when the page is closed at this moment; an old Firefox knows the second alone.
    if ('keepalive' in Request.prototype)
      fetch('/api/collect', { method: 'POST', body: report, keepalive: true }).then(
        ({ status, headers }) => {
          if (status !== 503 || again) return;
          wait(report);
          setTimeout(resend, 1e3 * +(headers.get('Retry-After') || 5));
        },
        // Nobody is to be told that a visit was not counted.
        () => {},
      );
    else asks.sendBeacon('/api/collect', report);
  };
  const resend = () => {
    const reports = kept();
    keep([]);
    for (const report of reports) post(report, true);
  };

  const send = (type: string, more?: object) => {
    // Without https there is no randomUUID.
    const id = '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
      (+digit ^ ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) & (15 >> (+digit / 4)))).toString(16),
    );
    const report = JSON.stringify({ type, id, page: shown, ...more });
    // The end of a view that waits would come before it, and count for nothing.
    if (type === 'leave' && kept()[0]) wait(report);
    else post(report);
    return id;
  };

  /** A page that is opened in the background counts when the visitor looks. */
  const look = () => {
    if (page.hidden) return;
    since ||= performance.now();
    if (view || page.readyState !== 'complete') return;
    tell();
  };

  const tell = () => {
    const words: Record<string, string | number> = {};
    new URLSearchParams(location.search).forEach((value, name) => {
      if (/^utm_(source|medium|campaign|content|term)$/.test(name)) words[name] = value.slice(0, 100);
    });
    const host = page.referrer.split('/')[2];
    if (host && host !== location.host) words.referrer = host.slice(0, 100);
    const timing = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
    words.load_ms = Math.min(6e5, Math.round(timing?.loadEventStart || performance.now()));
    view = send('view', words);
  };

  /** Told whenever it may be the last moment; the longest time counts. */
  const leave = () => {
    if (!since) return;
    if (!view) tell();
    seen += performance.now() - since;
    since = 0;
    send('leave', { view, seconds: Math.min(86400, Math.floor(seen / 1000)) });
  };

  for (const report of late) post(report, true);
  look();
  addEventListener('load', look);
  // Also back from the cache of the browser, where the page goes on as it was left.
  addEventListener('pageshow', look);
  addEventListener('pagehide', leave);
  page.addEventListener('visibilitychange', () => (page.hidden ? leave() : look()));
  // The one form of the page: 'Do not count my visits'. The next page has no script of ours to take out what waits.
  page.addEventListener('submit', () => {
    stopped = true;
    keep([]);
  });
  page.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[data-cta]')) return;
    // Pressed before the last picture or face has come.
    if (!view) tell();
    send('cta_click');
  });
})();
