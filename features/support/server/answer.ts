import { recordAudit } from '#features/audit/server/record-audit.ts';
import { queueMail } from '#features/mails/server/queue.ts';
import { mentionColleagues } from '#features/notices/server/mention.ts';
import { AppError } from '#platform/server/app-error.ts';
import type { Tx } from '#platform/server/database.ts';
import type { RequestContext } from '#platform/server/operation.ts';
import type { Output, Parsed } from '#platform/shared/contract.ts';
import type * as officeSupport from '../contract/office-support.ts';
import type * as support from '../contract/support.ts';
import { variablesLeft } from '../rules/canned-replies.ts';
import { isFinished } from '../rules/support.ts';
import { officeSupportTexts } from '../texts/office-support.ts';
import { officeWritingTexts } from '../texts/office-writing.ts';
import { readOfficeThread } from './office-thread.ts';
import { findByClientKey, isWritten, lockMessage, lockSender, writeReply } from './replies.ts';
import { changeMessage, holdAssignees } from './triage.ts';

/**
 * Answers, once per `client_key`, queues the e-mail, assigns the conversation to the caller when nobody has it, and resolves it when
 * asked to. Throws `not_found`, `invalid_input` for a {{variable}} left, and `stale` when something was said since `seen`.
 */
export async function answerMessage(
  { params, body }: Parsed<typeof support.answerMessage>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof support.answerMessage>> {
  const left = variablesLeft(body.body);
  if (left.length > 0)
    throw new AppError('invalid_input', {
      fields: { body: officeSupportTexts.thread.canned.left(left.join(', ')) },
    });
  const { userId } = context.person;
  return context.transaction(async (tx) => {
    await holdAssignees(tx, [{ assigned_to: userId }]);
    const message = await lockMessage(tx, params.id);
    const reply = {
      messageId: message.id,
      authorId: userId,
      fromStaff: true,
      body: body.body,
      clientKey: body.client_key,
      requestId: context.requestId,
    };
    if (!(await isWritten(tx, reply))) {
      // Of a merged conversation the caller saw another time.
      if (body.seen && message.id === params.id && message.last_activity_at.toISOString() !== body.seen)
        throw new AppError('stale', { message: officeWritingTexts.saidSince });
      const reply_id = await writeReply(tx, message, reply);
      await queueMail(tx, {
        userId: message.user_id,
        template: 'support-reply',
        parameters: { message_id: message.id, reply_id },
        dedupeKey: `support-reply:${reply_id}`,
      });
      const { id } = message;
      if (await isUnassigned(tx, id))
        await changeMessage(tx, { id, change: { assigned_to: userId } }, context);
      if (body.resolve && !isFinished(message.status))
        await changeMessage(tx, { id, change: { status: 'resolved' } }, context);
    }
    return readOfficeThread(tx, message.id, context);
  });
}

async function isUnassigned(tx: Tx, id: string): Promise<boolean> {
  const { assigned_to } = await tx
    .selectFrom('support_messages')
    .select('assigned_to')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return assigned_to === null;
}

/**
 * Begins a conversation with a person, once per `client_key`, and queues the e-mail. Its message stays empty and our text
 * is the first reply: so it is new to the person, nobody waits for us, and its author is kept. Throws `not_found`.
 */
export async function beginMessage(
  { body }: Parsed<typeof support.beginMessage>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof support.beginMessage>> {
  return context.transaction(async (tx) => {
    const person = await tx
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', body.user_id)
      .where('deactivated_at', 'is', null)
      .executeTakeFirst();
    if (!person) throw new AppError('not_found');
    await lockSender(tx, person.id);
    const known = await findByClientKey(tx, person.id, body.client_key);
    if (known) return readOfficeThread(tx, known, context);

    const { id } = await tx
      .insertInto('support_messages')
      .values({ user_id: person.id, subject: body.subject, client_key: body.client_key })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordAudit(tx, {
      action: 'support.begun',
      subject: { type: 'support_message', id },
      ownerId: person.id,
      requestId: context.requestId,
    });
    const reply_id = await writeReply(tx, await lockMessage(tx, id), {
      messageId: id,
      authorId: context.person.userId,
      fromStaff: true,
      body: body.message,
      clientKey: body.client_key,
      requestId: context.requestId,
    });
    await queueMail(tx, {
      userId: person.id,
      template: 'support-message',
      parameters: { message_id: id, reply_id },
      dedupeKey: `support-message:${reply_id}`,
    });
    return readOfficeThread(tx, id, context);
  });
}

/** Adds a note for staff only, once per `client_key`. */
export async function addNote(
  { params, body }: Parsed<typeof officeSupport.addNote>,
  context: RequestContext<'staff'>,
): Promise<Output<typeof officeSupport.addNote>> {
  return context.transaction(async (tx) => {
    const { id } = await lockMessage(tx, params.id);
    const note = await tx
      .insertInto('support_notes')
      .values({ message_id: id, author_id: context.person.userId, ...body })
      .onConflict((conflict) => conflict.columns(['message_id', 'client_key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (note) {
      await recordAudit(tx, {
        action: 'support.note_added',
        subject: { type: 'support_message', id },
        requestId: context.requestId,
        details: { note_id: note.id },
      });
      await mentionColleagues(tx, { id: note.id, body: body.body });
    }
    return readOfficeThread(tx, id, context);
  });
}
