-- What staff write down about a case for each other. Removing sets a time, so that it can be undone for a while; a job
-- takes the row away after that. It goes with the application, and with it when the account is erased.
create table application_notes (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references visa_applications (id) on delete cascade,
  author_id uuid references accounts (id) on delete set null,
  body text not null check (char_length(body) between 1 and 4000),
  -- Made by the browser, once per note: a second press or a repeated request finds the first row.
  client_key uuid not null,
  -- Raised by every change: two windows of one author are told of each other.
  version integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz,
  removed_at timestamptz,
  unique (author_id, client_key)
);
create index application_notes_application on application_notes (application_id, created_at desc);

-- Who of staff has what open. Worth nothing after 45 seconds, so it is not logged: after a crash nobody is looking.
create unlogged table staff_presences (
  subject_type text not null check (subject_type in ('application', 'support_message')),
  subject_id uuid not null,
  staff_id uuid not null references accounts (id) on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (subject_type, subject_id, staff_id)
);
create index staff_presences_staff on staff_presences (staff_id);

-- Staff can begin a conversation. Its message is empty then and their first text is its first reply: so it is new to the
-- person until they have read it, has its author, and nobody waits for us. Only the person's own words stand in message.
alter table support_messages
  alter column message set default '',
  drop constraint support_messages_message_check,
  add check (char_length(message) <= 10000);
-- The e-mail about it is of its own kind; whoever shows what became of an e-mail finds both by the reply.
drop index outbox_mails_reply;
create index outbox_mails_reply on outbox_mails ((parameters ->> 'reply_id'))
  where template in ('support-reply', 'support-message');
