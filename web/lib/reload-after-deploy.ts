const key = 'reloaded-at';
/** A file that is missing after a reload, too, is missing for another reason. */
const onceInMs = 60_000;

/**
 * A page that was opened before a deploy may ask for a file that is gone. It is loaded anew, once; without a connection
 * that would help nobody. Answers how to stop.
 */
export function reloadAfterDeploy(): () => void {
  const onMissing = (event: Event) => {
    if (!navigator.onLine) return;
    try {
      if (Date.now() - Number(sessionStorage.getItem(key)) < onceInMs) return;
      sessionStorage.setItem(key, String(Date.now()));
    } catch {
      return;
    }
    event.preventDefault();
    location.reload();
  };
  addEventListener('vite:preloadError', onMissing);
  return () => removeEventListener('vite:preloadError', onMissing);
}
