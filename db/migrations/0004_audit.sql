-- Who did what to whom. Rows are only ever added. owner_id is the person whose data it was about, so that
-- they can see their own history; details never hold document contents or free text of a person.
-- The actor's columns are filled by a trigger from the transaction's claims, whatever the writer says.
create table audit_log (
  id bigint generated always as identity primary key,
  occurred_at timestamptz not null default now(),
  actor_id uuid,
  actor_role text not null default 'anon' check (actor_role in ('anon', 'user', 'moderator', 'admin', 'system')),
  action text not null,
  subject_type text not null,
  subject_id text not null,
  owner_id uuid,
  details jsonb not null default '{}',
  request_id text
);
create index audit_log_owner on audit_log (owner_id, id desc);
create index audit_log_subject on audit_log (subject_type, subject_id, id desc);
-- The overview asks what every case's status was a week ago: the first change since then says what it was before.
create index audit_log_decisions on audit_log (occurred_at) where action in ('application.decided', 'application.decision_undone');

-- The chain is written by a deferred trigger, at commit, under one lock: its order is the order of commits,
-- and the lock is held for the commit alone, never while a person's transaction is still working.
create table audit_chain (
  seq bigint primary key,
  audit_id bigint not null unique references audit_log (id),
  hash bytea not null
);
