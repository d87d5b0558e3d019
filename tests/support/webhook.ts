import { receiveEvent } from '#features/plans/server/webhook.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Platform } from '#platform/server/platform.ts';

/** Sends bytes to the operation behind the webhook, past the network; answers the status that the caller would read. */
export async function sendToWebhook(
  platform: Pick<Platform, 'billing' | 'database' | 'clock' | 'log'>,
  body: string,
  signature?: string,
): Promise<number> {
  const raw = new Request('http://127.0.0.1/api/billing/webhook', { method: 'POST', body });
  const http = {
    req: { raw, header: (name: string) => (name === 'stripe-signature' ? signature : undefined) },
  };
  try {
    await receiveEvent({} as never, { platform, http, requestId: crypto.randomUUID() } as never);
    return 200;
  } catch (error) {
    if (error instanceof AppError) return error.status;
    throw error;
  }
}
