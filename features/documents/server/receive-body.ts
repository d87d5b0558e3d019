import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { AppError } from '#platform/server/app-error.ts';
import { giveBack } from '#platform/server/files/give-back.ts';
import { sayDocument } from './say.ts';

/** A sender who is silent for so long is gone. Shorter than the age at which staged bytes are swept. */
const idleMs = 20_000;

/** The bytes that arrived are not those that were announced. */
export function wrongSize(): AppError {
  return new AppError('file_unreadable', {
    message: sayDocument((errors) => `${errors.sizeDiffers} ${errors.sizeDiffersHelp}`),
  });
}

/**
 * The raw body of a request, piece by piece. A length that the headers already show to be wrong is refused before a
 * byte is read. Each piece is good until the next is asked for. Leaving early keeps the connection open, so that the
 * sender still gets the answer.
 * @throws AppError file_unreadable when the length is wrong or the sender breaks off or falls silent.
 */
export async function* receiveBody(http: Context, size: number): AsyncGenerator<Uint8Array> {
  const { incoming } = http.env as HttpBindings;
  const announced = incoming.headers['content-length'];
  if (announced !== undefined && Number(announced) !== size) throw wrongSize();
  incoming.setTimeout(idleMs, () => incoming.destroy());
  try {
    for await (const piece of incoming.iterator({ destroyOnReturn: false })) {
      yield piece;
      giveBack(piece);
    }
  } catch (cause) {
    throw new AppError('file_unreadable', {
      message: sayDocument((errors) => `${errors.interrupted} ${errors.interruptedHelp}`),
      cause,
    });
  } finally {
    incoming.setTimeout(0);
  }
}
