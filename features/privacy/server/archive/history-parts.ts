import { html } from 'hono/html';
import { kindOf } from '#features/audit/registry.ts';
import { facts, type Markup, part, said, table } from './markup.ts';
import type { AccountArchive, CopiedRows } from './read-account-archive.ts';
import type { ArchiveWords } from './words.ts';

export const talkParts = (archive: AccountArchive, words: ArchiveWords): Markup =>
  html`${messages(archive, words)}${assistant(archive, words)}${mails(archive, words)}`;

function messages({ rows }: AccountArchive, words: ArchiveWords): Markup {
  const texts = words.page.messages;
  const conversations = rows.support_messages.map((message) => {
    const replies = rows.support_replies.filter(({ message_id }) => message_id === message.id);
    return html`<h3>${message.subject}</h3>
${message.message && said(texts.you, words.when(message.created_at), message.message)}
${replies.map(({ from_staff, created_at, body }) =>
  said(from_staff ? texts.team : texts.you, words.when(created_at), body),
)}`;
  });
  return part(texts.heading, orNothing(conversations, words));
}

function assistant({ rows }: AccountArchive, words: ArchiveWords): Markup {
  const texts = words.page.assistant;
  const conversations = rows.assistant_conversations.map(({ id, title }) => {
    const own = rows.assistant_messages.filter(({ conversation_id }) => conversation_id === id);
    return html`<h3>${title}</h3>
${own.map(({ type, created_at, content }) =>
  said(type === 'ai' ? texts.assistant : texts.you, words.when(created_at), content),
)}`;
  });
  return part(texts.heading, orNothing(conversations, words));
}

function mails({ rows }: AccountArchive, words: ArchiveWords): Markup {
  const texts = words.page.mails;
  return part(
    texts.heading,
    table(
      [texts.day, texts.subject, texts.text],
      rows.outbox_mails.map(({ sent_at, created_at, subject, text_body }) => [
        words.day(sent_at ?? created_at),
        subject ?? '',
        html`<span class="said">${text_body ?? ''}</span>`,
      ]),
      words.page.nothing,
    ),
  );
}

const orNothing = (pieces: Markup[], words: ArchiveWords): Markup[] =>
  pieces.length > 0 ? pieces : [html`<p>${words.page.nothing}</p>`];

export function moneyPart({ rows }: AccountArchive, words: ArchiveWords): Markup {
  const texts = words.page.money;
  const [plan] = rows.subscriptions;
  return part(
    texts.heading,
    html`${
      plan
        ? facts([
            [texts.plan, words.plans[plan.subscription_plan]],
            [texts.until, plan.subscription_end && words.day(plan.subscription_end)],
          ])
        : ''
    }
${table(
  [texts.day, texts.what, texts.amount, texts.back],
  rows.payments.map((payment) => [
    words.day(payment.paid_at),
    payment.plan ? words.payments.plan(words.plans[payment.plan]) : words.payments.fee,
    words.money(payment.amount, payment.currency),
    payment.refunded_amount > 0 ? words.money(payment.refunded_amount, payment.currency) : '',
  ]),
  words.page.nothing,
)}
${rows.refund_requests.map(
  ({ created_at, reason, note }) =>
    html`<p class="said">${texts.asked(words.day(created_at), reason)}${note ? `\n${`${words.payments.answer} ${note}`}` : ''}</p>`,
)}`,
  );
}

export function recordPart(archive: AccountArchive, words: ArchiveWords): Markup {
  const { sessions, record, visits } = words.page;
  const { rows } = archive;
  const lines = rows.audit_log.flatMap((entry) => {
    // Ticks are listed with their application instead.
    const isTick = kindOf(entry.action)?.shown === 'merged';
    const sentence = isTick ? undefined : sentenceOf(entry, archive, words);
    return sentence ? [[words.when(entry.occurred_at), sentence]] : [];
  });
  return html`${part(
    sessions.heading,
    table(
      [sessions.device, sessions.from, sessions.last],
      rows.sessions.map(({ user_agent, created_at, last_seen_at }) => [
        user_agent ?? '',
        words.when(created_at),
        words.when(last_seen_at),
      ]),
      words.page.nothing,
    ),
  )}
${part(
  record.heading,
  html`<p>${record.more}</p>${table([record.when, record.what], lines, words.page.nothing)}`,
)}
${part(visits.heading, html`<p>${visits.text(rows.page_views.length, rows.conversion_events.length)}</p>`)}`;
}

type Sentence = (details: object) => string;

function sentenceOf(
  entry: CopiedRows['audit_log'][number],
  { rows, applications }: AccountArchive,
  words: ArchiveWords,
): string | undefined {
  const sentences: Record<string, Sentence | undefined> = words.activity;
  const document = rows.documents.find(({ id }) => id === entry.subject_id);
  const applicationId = document?.application_id ?? entry.subject_id;
  const application = applications.find(({ id }) => id === applicationId);
  return sentences[entry.action]?.({
    ...(entry.details as object),
    file_name: document?.file_name,
    by_staff: entry.actor_role === 'moderator' || entry.actor_role === 'admin',
    applicant: application?.applicant_name || undefined,
  });
}
