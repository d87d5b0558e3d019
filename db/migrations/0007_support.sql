-- A message becomes a conversation, and the program writes e-mails.
alter table support_messages
  -- Made by the browser, once per message: a second press or a repeated request finds the first row.
  add column client_key uuid,
  add column last_activity_at timestamptz not null default now(),
  -- The last reply of staff that the person has seen, by its time.
  add column read_by_user_at timestamptz,
  add unique (user_id, client_key),
  add unique (id, user_id);
update support_messages set last_activity_at = created_at;
create index support_messages_activity on support_messages (user_id, last_activity_at desc);

-- What was said stays said: nobody may change a row. user_id is the person whose conversation it is, taken along so
-- that a reply cannot hang on somebody else's. The clock, not the transaction's start, gives the time: writers wait for
-- each other at the message's row, so that a later reply never gets an earlier time and passes for read.
create table support_replies (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null,
  user_id uuid not null,
  author_id uuid references accounts (id) on delete set null,
  from_staff boolean not null,
  body text not null check (char_length(body) between 1 and 10000),
  client_key uuid,
  created_at timestamptz not null default clock_timestamp(),
  foreign key (message_id, user_id) references support_messages (id, user_id) on delete cascade,
  unique (message_id, from_staff, client_key)
);
create index support_replies_message on support_replies (message_id, created_at);
create index support_replies_user on support_replies (user_id, created_at);
create index support_replies_author on support_replies (author_id);

-- Every e-mail the program writes. Parameters name ids; the address is looked up when it is sent; what was sent is kept
-- for staff to look at, and is all there is where no mail server is configured (delivered_by outbox).
create table outbox_mails (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts (id) on delete cascade,
  template text not null check (template in ('support-reply')),
  parameters jsonb not null default '{}',
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  delivered_by text check (delivered_by in ('smtp', 'outbox')),
  attempts integer not null default 0,
  -- Somebody is sending it until then; after that it counts as not sent.
  claimed_until timestamptz,
  -- A code, never an answer of the mail server: those quote addresses.
  last_error text check (char_length(last_error) <= 100),
  subject text,
  text_body text,
  html_body text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  check ((status = 'sent') = (sent_at is not null) and (sent_at is null) = (delivered_by is null)),
  check (status <> 'sent' or (subject is not null and text_body is not null and html_body is not null))
);
create index outbox_mails_user on outbox_mails (user_id, created_at desc);
create index outbox_mails_not_sent on outbox_mails (created_at) where status <> 'sent';
-- One mail per reply, however often somebody presses.
create unique index outbox_mails_support_reply on outbox_mails ((parameters ->> 'reply_id')) where template = 'support-reply';
