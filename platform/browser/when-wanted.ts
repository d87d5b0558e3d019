/**
 * For a part of a page that the server has drawn and that lies far down: resolves when its script is wanted, which is
 * when the reader comes near it or does anything at all (a press, a key). At once where it is not drawn yet: on the
 * server, and when somebody comes from another page. Until then its links, forms and disclosures work as the browser's own.
 * @param id - of an element inside that part.
 */
export function whenWanted(id: string): Promise<void> {
  const part = typeof document === 'undefined' ? null : document.getElementById(id);
  if (!part) return Promise.resolve();
  return new Promise((resolve) => {
    const signs = ['pointerdown', 'keydown'] as const;
    function wanted() {
      watcher.disconnect();
      for (const sign of signs) removeEventListener(sign, wanted, true);
      resolve();
    }
    // One screen ahead, so that the script is there before the reader is; and also for who jumped past it.
    const watcher = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && wanted(), {
      rootMargin: '1000000px 0px 100%',
    });
    watcher.observe(part);
    // Anything that happens on the page waits for parts that are not ready.
    for (const sign of signs) addEventListener(sign, wanted, true);
  });
}
