import { html } from 'hono/html';
import { type Markup, part, said, table } from './markup.ts';
import type { AccountArchive } from './read-account-archive.ts';
import type { Words } from './words.ts';

/** What was said: messages and answers, questions to the assistant, e-mails. */
export const talkParts = (archive: AccountArchive, words: Words): Markup =>
  html`${messages(archive, words)}${assistant(archive, words)}${mails(archive, words)}`;

function messages({ rows }: AccountArchive, words: Words): Markup {
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

function assistant({ rows }: AccountArchive, words: Words): Markup {
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

function mails({ rows }: AccountArchive, words: Words): Markup {
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

const orNothing = (pieces: Markup[], words: Words): Markup[] =>
  pieces.length > 0 ? pieces : [html`<p>${words.page.nothing}</p>`];
