import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { JobPlatform } from '#platform/server/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { assistantLimits } from '../rules/limits.ts';
import type { AttachedFile } from '../rules/pdf.ts';
import type { Asker } from './asker.ts';

const algorithm = 'aes-256-gcm';

const ivBytes = 12;

const tagBytes = 16;

/** Keeps what was read of a file, encrypted and for an hour, for this asker alone. The bytes of the file are gone by then. */
export async function keepAttachment(
  platform: Platform,
  asker: Asker,
  read: AttachedFile,
): Promise<{ id: string; keptUntil: Date }> {
  const id = randomUUID();
  const keptUntil = new Date(platform.clock().getTime() + assistantLimits.attachmentMinutes * 60_000);
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, platform.secrets.derive('assistant-attachments'), iv);
  cipher.setAAD(boundTo(id, asker));
  const text = Buffer.concat([cipher.update(JSON.stringify(read)), cipher.final()]);
  const sealed = Buffer.concat([iv, cipher.getAuthTag(), text]);
  await platform.database.asSystem('keep what was read in a file', (tx) =>
    tx
      .insertInto('assistant_attachments')
      .values({ id, asker: asker.digest, user_id: asker.userId, sealed, expires_at: keptUntil })
      .execute(),
  );
  return { id, keptUntil };
}

/** What was read of it; undefined for another person's, one that was removed and one whose hour is over. */
export async function openAttachment(
  platform: Platform,
  asker: Asker,
  id: string,
): Promise<AttachedFile | undefined> {
  const row = await platform.database.asSystem('read what was read in a file', (tx) =>
    tx
      .selectFrom('assistant_attachments')
      .select('sealed')
      .where('id', '=', id)
      .where('asker', '=', asker.digest)
      .where('expires_at', '>', platform.clock())
      .executeTakeFirst(),
  );
  if (!row) return undefined;
  const { sealed } = row;
  const decipher = createDecipheriv(
    algorithm,
    platform.secrets.derive('assistant-attachments'),
    sealed.subarray(0, ivBytes),
  );
  decipher.setAAD(boundTo(id, asker));
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  const text = Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
  return JSON.parse(text.toString());
}

/** Erases it; false when the asker has no such file. */
export async function forgetAttachment(platform: Platform, asker: Asker, id: string): Promise<boolean> {
  const { numDeletedRows } = await platform.database.asSystem('forget what was read in a file', (tx) =>
    tx
      .deleteFrom('assistant_attachments')
      .where('id', '=', id)
      .where('asker', '=', asker.digest)
      .executeTakeFirst(),
  );
  return numDeletedRows > 0n;
}

/** The text of one row cannot be read under another id or by another asker. */
const boundTo = (id: string, asker: Asker) => Buffer.concat([Buffer.from(id), asker.digest]);

/** What was counted is of use for the day; a month shows how the budget was used. */
const keepUsageDays = 31;

/** Forgets what its time is over of: files after an hour, history after a year, counters after a month. */
export async function sweepAssistant(_payload: unknown, { database, clock }: JobPlatform): Promise<void> {
  const now = clock();
  await database.asSystem('sweep the assistant', async (tx) => {
    await tx.deleteFrom('assistant_attachments').where('expires_at', '<=', now).execute();
    const year = sql`${now}::timestamptz - make_interval(months => ${assistantLimits.historyMonths})`;
    await tx.deleteFrom('assistant_messages').where(sql<boolean>`created_at < ${year}`).execute();
    await tx.deleteFrom('assistant_conversations').where(sql<boolean>`last_activity_at < ${year}`).execute();
    await tx
      .deleteFrom('assistant_usage')
      .where(sql<boolean>`day < (${now}::timestamptz - make_interval(days => ${keepUsageDays}))::date`)
      .execute();
  });
}
