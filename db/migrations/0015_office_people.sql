-- The office looks after people: it writes to them, ends their sessions, and looks through the log.
alter table sessions
  drop constraint sessions_end_reason_check,
  add constraint sessions_end_reason_check check (end_reason in ('signed_out', 'signed_out_everywhere', 'replayed_token',
    'idle', 'expired', 'role_changed', 'account_deactivated', 'ended_by_staff'));

-- What an admin wrote to a person by e-mail. The mail names this row and the words are taken from here when it is sent;
-- with the account they are gone. client_key: pressed twice it is one.
create table staff_mails (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts (id) on delete cascade,
  author_id uuid references accounts (id) on delete set null,
  subject text not null check (char_length(subject) between 1 and 120 and subject !~ '[[:cntrl:]]'),
  body text not null check (char_length(body) between 1 and 10000),
  client_key uuid not null,
  created_at timestamptz not null default now(),
  unique (author_id, client_key)
);
create index staff_mails_user on staff_mails (user_id, created_at desc);
create index staff_mails_author on staff_mails (author_id, created_at);

-- Each look through the chain of the audit log and what it found; `checked` moves while it runs. Faults are kinds and
-- places, nothing of an entry. The proof that nothing was changed is the chain with the anchor outside; this is what
-- the screen shows.
create table audit_checks (
  id uuid primary key default gen_random_uuid(),
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'failed')),
  -- Null: the nightly one.
  requested_by uuid references accounts (id) on delete set null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  entries bigint not null default 0,
  checked bigint not null default 0,
  faults jsonb not null default '[]',
  check ((status in ('done', 'failed')) = (finished_at is not null))
);
create index audit_checks_created_at on audit_checks (created_at desc);
-- One at a time: a second press finds the first.
create unique index audit_checks_unfinished on audit_checks ((true)) where status in ('queued', 'running');

-- The log is looked through by who acted, by kind and by day; newest first.
create index audit_log_actor on audit_log (actor_id, id desc);
create index audit_log_action on audit_log (action, id desc);
create index audit_log_occurred_at on audit_log (occurred_at);

-- Since when a case waits for us. Written by a trigger (functions/review_requested.sql), whatever moves the case.
alter table visa_applications add column review_requested_at timestamptz;
update visa_applications set review_requested_at = coalesce(
  (select max(occurred_at) from audit_log where subject_type = 'application' and subject_id = visa_applications.id::text
    and action = 'application.review_requested'), updated_at)
where status = 'under_review';
create index visa_applications_review_waits on visa_applications (review_requested_at, id) where status = 'under_review';
