import { randomUUID } from 'node:crypto';
import { requiredDocuments } from '#features/documents/rules/document-types.ts';
import { readDraft } from '#features/pages/rules/page-drafts.ts';
import { defaultContent } from '#features/pages/texts/page-templates.ts';
import { hashSecret, randomSecret } from '#platform/server/secrets.ts';
import { answerOf, documentsClient } from '#tests/support/documents-client.ts';
import { aPdf } from '#tests/support/sample-files.ts';
import type { SignedIn, TestServer } from '#tests/support/server.ts';
import { anAssistantQuestion } from '../request-bodies.ts';
import { type BoughtThings, boughtThings } from './bought-things.ts';
import { type StaffThings, staffThings } from './staff-things.ts';

/** What belongs to applicant A and is named in requests. What a new route needs besides is made in `thingsOf`. */
export interface Things extends BoughtThings, StaffThings {
  account: string;
  /** The session that A asks with, and another of A's. */
  session: string;
  otherSession: string;
  refreshToken: string;
  /** With all six types of document. */
  application: string;
  /** What staff saw of it last. */
  applicationVersion: number;
  /** For A's spouse, still empty. */
  emptyApplication: string;
  /** Decided a moment ago: it can still be undone. */
  decidedApplication: string;
  decidedVersion: number;
  document: string;
  /** Announced; its bytes are to follow. */
  announcedDocument: string;
  documentLink: { expires: number; signature: string };
  archiveLink: { expires: number; signature: string };
  accountArchiveLink: { expires: number; signature: string };
  message: string;
  /** Of staff, to that message. */
  reply: string;
  /** Another one of A's, younger, and one that is resolved. */
  otherMessage: string;
  resolvedMessage: string;
  /** About A's application, by the admin; one of them was removed a moment ago. */
  note: string;
  removedNote: string;
  /** An e-mail to A that was given up. */
  mail: string;
  /** The firm's: it came with the database. */
  cannedReply: string;
  /** The firm's: it is live, has a draft and a time at which that is published; `pageVersion` is its only one. */
  page: string;
  pageVersion: string;
  /** The firm's: a draft that could start, one that is active, and its second variant. */
  experiment: string;
  activeExperiment: string;
  challenger: string;
  /** A's, with the assistant, and what it read in a file of A's. */
  conversation: string;
  attachment: string;
  /** The private address of A's calendar, and the file it leads to. */
  calendarAddress: string;
  calendarFile: string;
  /** The admin's account, not A's: whom staff name in what they do about A. */
  staff: string;
}

/** The bytes that `announcedDocument` waits for. */
export const announcedBytes = aPdf(1);

/** Gives A one of everything. Files and decisions come about as they do in life: over HTTP. */
export async function thingsOf(
  server: TestServer,
  a: { id: string; headers: SignedIn },
  admin: { id: string; headers: SignedIn },
): Promise<Things> {
  const owner = { id: a.id };
  await server.root.insertInto('profiles').values({ user_id: a.id, full_name: 'Margaret Ellison' }).execute();
  const application = await server.anApplication({ owner });
  const empty = await server.anApplication({ owner, applicant: 'spouse', applicant_name: 'Paul' });
  const decided = await server.anApplication({ owner, applicant: 'child', applicant_name: 'Juniper' });

  const documents = documentsClient(server.url, a.headers);
  const pdf = aPdf(1);
  let document = '';
  for (const document_category of requiredDocuments) {
    const row = await documents.upload(application, `${document_category}.pdf`, pdf, { document_category });
    document = row.id;
  }
  const announced = await answerOf<{ id: string }>(
    await documents.announce({
      application_id: application.id,
      file_name: 'letter.pdf',
      file_size: announcedBytes.length,
    }),
  );
  const linkIn = async (answer: Response) => {
    const { url } = await answerOf<{ url: string }>(answer);
    const { searchParams } = new URL(url, server.url);
    return { expires: Number(searchParams.get('expires')), signature: searchParams.get('signature') ?? '' };
  };
  const decision = await answerOf<{ version: number }>(
    await fetch(`${server.url}/api/office/applications/${decided.id}/status`, {
      method: 'PUT',
      headers: { ...admin.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ status: 'approved', version: decided.version }),
    }),
  );

  // All cells take longer than the half minute in which a decision can be undone.
  await server.root
    .updateTable('visa_applications')
    .set({ held_until: new Date(Date.now() + 60 * 60 * 1000) })
    .where('id', '=', decided.id)
    .execute();

  const { version } = await server.root
    .selectFrom('visa_applications')
    .select('version')
    .where('id', '=', application.id)
    .executeTakeFirstOrThrow();

  const message = await server.aMessage({ from: owner });
  const reply = await server.root
    .insertInto('support_replies')
    .values({
      message_id: message.id,
      user_id: a.id,
      author_id: admin.id,
      from_staff: true,
      body: 'In writing.',
    })
    .returning('id')
    .executeTakeFirstOrThrow();

  const aNote = (removed_at: Date | null) =>
    server.root
      .insertInto('application_notes')
      .values({
        application_id: application.id,
        author_id: admin.id,
        body: 'Paid in arrears.',
        client_key: randomUUID(),
        removed_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  const [note, removedNote] = [await aNote(null), await aNote(new Date())];

  const otherMessage = await server.aMessage({ from: owner });
  const resolvedMessage = await server.aMessage({ from: owner, status: 'resolved' });
  await server.root
    .insertInto('account_erasures')
    .values({ account_id: a.id, due_at: new Date(Date.now() + 86_400_000) })
    .execute();
  const mail = await server.root
    .insertInto('outbox_mails')
    .values({ user_id: a.id, template: 'support-reply', status: 'failed' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const cannedReply = await server.root
    .selectFrom('canned_replies')
    .select('id')
    .orderBy('name')
    .executeTakeFirstOrThrow();

  const landing = await aLandingPage(server, admin.id);

  const { id: session } = await server.root
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', a.id)
    .executeTakeFirstOrThrow();
  await server.signedIn(owner);
  const { id: otherSession } = await server.root
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', a.id)
    .where('id', '<>', session)
    .executeTakeFirstOrThrow();
  const refreshToken = randomSecret();
  await server.root
    .insertInto('refresh_tokens')
    .values({ token_hash: hashSecret(refreshToken), session_id: session })
    .execute();

  return {
    account: a.id,
    session,
    otherSession,
    refreshToken,
    application: application.id,
    applicationVersion: version,
    emptyApplication: empty.id,
    decidedApplication: decided.id,
    decidedVersion: decision.version,
    document,
    announcedDocument: announced.id,
    documentLink: await linkIn(await documents.link(document)),
    archiveLink: await linkIn(await documents.archiveLink(application.id)),
    accountArchiveLink: await linkIn(await documents.accountArchiveLink()),
    message: message.id,
    reply: reply.id,
    otherMessage: otherMessage.id,
    resolvedMessage: resolvedMessage.id,
    note: note.id,
    removedNote: removedNote.id,
    mail: mail.id,
    cannedReply: cannedReply.id,
    ...(await askedThings(server, a.headers)),
    ...(await aCalendar(server, a.id, application.id)),
    ...landing,
    ...(await staffThings(server, admin.id, application.id)),
    ...(await twoExperiments(server)),
    ...(await boughtThings(server, a, empty.id)),
    staff: admin.id,
  };
}

/** A question about a file, over HTTP. */
async function askedThings({ url }: TestServer, headers: SignedIn) {
  const { attachment_id } = await answerOf<{ attachment_id: string }>(
    await fetch(`${url}/api/assistant/attachments`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/pdf' },
      body: new Uint8Array(announcedBytes),
    }),
  );
  const { kept } = await answerOf<{ kept: { conversation_id: string } }>(
    await fetch(`${url}/api/assistant/ask`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(anAssistantQuestion()),
    }),
  );
  return { attachment: attachment_id, conversation: kept.conversation_id };
}

async function aCalendar({ root }: TestServer, user_id: string, application_id: string) {
  await root
    .insertInto('application_dates')
    .values({ application_id, kind: 'passport_expiry', day: '2036-01-31' })
    .execute();
  const secret = randomSecret();
  const { id } = await root
    .insertInto('calendar_addresses')
    .values({ user_id, secret_hash: hashSecret(secret) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { calendarAddress: id, calendarFile: `${secret}.ics` };
}

async function aLandingPage({ root }: TestServer, created_by: string) {
  const written = {
    slug: 'from-texas',
    title: 'From Texas',
    content: JSON.stringify(defaultContent),
    created_by,
  };
  const page = await root
    .insertInto('landing_pages')
    .values({
      ...written,
      draft: JSON.stringify({ ...readDraft({ ...written, content: defaultContent }), title: 'From Austin' }),
      draft_saved_at: new Date(),
      draft_version: 1,
      publish_at: new Date(Date.now() + 24 * 60 * 60 * 1000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const version = await root
    .insertInto('landing_page_versions')
    .values({ ...written, landing_page_id: page.id, number: 1, status: 'draft' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { page: page.id, pageVersion: version.id };
}

async function twoExperiments({ anExperiment }: TestServer) {
  const draft = await anExperiment();
  const active = await anExperiment({ status: 'active' });
  const challenger = active.variants[1]?.id ?? '';
  return { experiment: draft.id, activeExperiment: active.id, challenger };
}

/** The same requests can be made with these, but none of it exists: every text is an id of nothing. */
export function missingThings<T>(things: T): T {
  if (typeof things === 'string') return randomUUID() as T;
  if (typeof things !== 'object' || things === null) return things;
  return Object.fromEntries(Object.entries(things).map(([name, value]) => [name, missingThings(value)])) as T;
}
