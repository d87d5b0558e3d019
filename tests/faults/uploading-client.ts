import { createHash, randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentRow } from '#features/documents/contract.ts';
import { aBrowser } from '#tests/support/browser.ts';
import { aPdfOf } from '#tests/support/sample-files.ts';

/** A document that the server has acknowledged. */
export interface Acknowledged {
  id: string;
  sha256: string;
}

/** An announced document whose upload got no answer, or no success. */
interface Interrupted {
  id: string;
  content: Buffer;
}

/** Sizes from one small piece to several megabytes: a kill shall hit every phase of an upload. */
const sizes = [4_000, 60_000, 500_000, 3_000_000];
/** A body in a few pieces with pauses between: a slow line, on which a kill finds most uploads half way. */
function trickle(content: Buffer): ReadableStream<Uint8Array> {
  const piece = Math.ceil(content.length / 5);
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      await pause(randomInt(120));
      controller.enqueue(new Uint8Array(content.subarray(at, at + piece)));
      at += piece;
      if (at >= content.length) controller.close();
    },
  });
}

/** At most 3 a second: the limit per person is 4. */
const restMs = 350;

/**
 * Somebody who uploads and now and then deletes, as fast as the limits allow, and remembers every promise the server
 * made. While it is `paused` it starts nothing new.
 */
export async function anUploadingClient(url: string, name: string) {
  const browser = aBrowser(() => url);
  const email = `${name}@example.com`;
  let session = await browser.signIn(email, name);
  const acknowledged = new Map<string, Acknowledged>();
  const deleted = new Set<string>();
  let interrupted: Interrupted[] = [];
  let paused = true;
  let ended = false;
  let action: Promise<void> = Promise.resolve();
  const counts = { uploaded: 0, interrupted: 0, repeated: 0, deleted: 0 };

  /** A call that may meet a dying server: undefined when no answer came, `onRefused` when nobody was there to be asked. */
  async function call(
    path: string,
    init?: RequestInit,
    onRefused?: () => void,
  ): Promise<Response | undefined> {
    const answer = await browser.call(path, session, init).catch((error: Error) => {
      if ((error.cause as NodeJS.ErrnoException | undefined)?.code === 'ECONNREFUSED') onRefused?.();
      return undefined;
    });
    if (answer?.status !== 401) return answer;
    const renewed = await browser.refresh(session.refresh_token).catch(() => undefined);
    if (renewed?.ok) session = await renewed.json();
    // Whose session is over signs in again, as a person would: what was promised to them is still theirs.
    else if (renewed) session = (await browser.signIn(email, name).catch(() => undefined)) ?? session;
    return undefined;
  }

  const started = await call('/api/applications', { method: 'POST', body: '{}' });
  if (!started?.ok) throw new Error(`no application: ${started?.status} ${await started?.text()}`);
  const { application } = (await started.json()) as { application: { id: string } };

  async function announce(content: Buffer): Promise<string | undefined> {
    const answer = await call('/api/documents', {
      method: 'POST',
      body: JSON.stringify({
        application_id: application.id,
        file_name: 'paper.pdf',
        file_size: content.length,
      }),
    });
    const row = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
    return row?.id;
  }

  /** True when the server acknowledged these bytes. */
  async function send({ id, content }: Interrupted): Promise<boolean> {
    const body = randomInt(3) === 0 ? new Uint8Array(content) : trickle(content);
    const put = { method: 'PUT', body, duplex: 'half' } as RequestInit;
    const answer = await call(`/api/documents/${id}/content`, put);
    const row = answer?.ok
      ? ((await answer.json().catch(() => undefined)) as DocumentRow | undefined)
      : undefined;
    if (row?.upload_status !== 'uploaded') return false;
    acknowledged.set(id, { id, sha256: createHash('sha256').update(content).digest('hex') });
    return true;
  }

  /** As the page does it: a session that has to be renewed first, or the brake on requests, is no failure. */
  async function sendAgain(one: Interrupted): Promise<boolean> {
    for (let tries = 0; tries < 5; tries++) {
      if (await send(one)) return true;
      await pause(restMs);
    }
    return false;
  }

  async function upload(): Promise<void> {
    const content = aPdfOf(2_000 + randomInt(sizes[randomInt(sizes.length)] ?? 1));
    const id = await announce(content);
    if (!id) return;
    if (await send({ id, content })) counts.uploaded += 1;
    else {
      counts.interrupted += 1;
      interrupted.push({ id, content });
    }
  }

  async function removeOne(): Promise<void> {
    const [one] = acknowledged.values();
    if (!one) return;
    const { id } = one;
    // From here on either outcome is right, until the answer says which. A server that was not there has forgotten nothing.
    acknowledged.delete(id);
    const keep = () => acknowledged.set(id, one);
    const answer = await call(`/api/documents/${id}`, { method: 'DELETE' }, keep);
    if (answer?.status !== 204) return;
    deleted.add(id);
    counts.deleted += 1;
  }

  const working = (async () => {
    while (!ended) {
      if (!paused) {
        action = randomInt(6) === 0 ? removeOne() : upload();
        await action;
      }
      await pause(paused ? 20 : restMs);
    }
  })();

  return {
    acknowledged,
    deleted,
    counts,
    interrupted: () => interrupted,
    resume() {
      paused = false;
    },
    /** Starts nothing new and resolves when what is under way has ended. */
    async pause() {
      paused = true;
      await action;
    },
    /** Sends every interrupted upload again; returns those that did not succeed. */
    async repeat(): Promise<string[]> {
      const failed: string[] = [];
      for (const one of interrupted) {
        if (await sendAgain(one)) counts.repeated += 1;
        else failed.push(one.id);
      }
      interrupted = [];
      return failed;
    },
    /** What the server now sends for a document, as a hash; the status when it sends none. A session is renewed first. */
    async download(id: string): Promise<string | number | undefined> {
      let answer = await call(`/api/documents/${id}/content`);
      for (let tries = 0; !answer && tries < 5; tries++) {
        await pause(restMs);
        answer = await call(`/api/documents/${id}/content`);
      }
      if (!answer?.ok) return answer?.status;
      return createHash('sha256')
        .update(Buffer.from(await answer.arrayBuffer()))
        .digest('hex');
    },
    async stop() {
      ended = true;
      await working;
    },
  };
}

export type UploadingClient = Awaited<ReturnType<typeof anUploadingClient>>;
