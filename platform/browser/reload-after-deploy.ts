const key = 'reloaded-at';
/** A file that is missing after a reload, too, is missing for another reason. */
const onceInMs = 60_000;

/**
 * A page that was opened before a deploy may ask for a file that is gone. It is loaded anew, once; where the server
 * cannot be reached that would put the browser's own page in its place, and what was typed would be gone. Answers how to
 * stop.
 */
export function reloadAfterDeploy(): () => void {
  const onMissing = async () => {
    if (!(await isReachable())) return;
    try {
      if (Date.now() - Number(sessionStorage.getItem(key)) < onceInMs) return;
      sessionStorage.setItem(key, String(Date.now()));
    } catch {
      return;
    }
    location.reload();
  };
  addEventListener('vite:preloadError', onMissing);
  return () => removeEventListener('vite:preloadError', onMissing);
}

/** Loads the page anew because somebody asked for what is missing in it; nothing where that would leave them with no page. */
export async function reloadWhereReachable(): Promise<void> {
  if (await isReachable()) location.reload();
}

/** The device may say that it is online where nothing answers, or where a hotel does. */
async function isReachable(): Promise<boolean> {
  try {
    const { ok, headers } = await fetch('/api/health', { cache: 'no-store' });
    return ok && headers.get('content-type')?.startsWith('application/json') === true;
  } catch {
    return false;
  }
}
