import { AppError } from '#platform/server/app-error.ts';
import type { InBoth } from '#platform/server/say.ts';

/**
 * Runs a call to the billing provider for somebody who waits. What goes wrong there becomes `billing_unavailable` with
 * the text that is specified for what they wanted; a refusal of our own passes. The cause goes to the log, which keeps
 * its kind and code and none of its words.
 */
export async function askingProvider<T>(message: InBoth, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('billing_unavailable', { message, cause });
  }
}
