/** Resolves at once, or when the device finds the internet again. Rejects with the signal's reason. */
export function whenOnline(signal: AbortSignal): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const done = () => {
      removeEventListener('online', found);
      signal.removeEventListener('abort', given);
    };
    const found = () => {
      done();
      resolve();
    };
    const given = () => {
      done();
      reject(signal.reason);
    };
    addEventListener('online', found);
    signal.addEventListener('abort', given);
  });
}
