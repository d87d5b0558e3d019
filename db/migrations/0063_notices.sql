-- What came for a member of staff: given to them, meant by name in a note, answered by the person, decided by a colleague. Ids
-- alone, nothing of a text. A newer one about the same thing takes the place of an unread one (app.ring), so the id is the
-- order. A job keeps 90 days, and of each account the newest 500 (features/notices/rules.ts).
create table staff_notices (
  id bigint generated always as identity primary key,
  for_account uuid not null references accounts (id) on delete cascade,
  kind text not null check (kind in ('assigned', 'mentioned', 'replied', 'decided')),
  application_id uuid references visa_applications (id) on delete cascade,
  message_id uuid references support_messages (id) on delete cascade,
  -- The paper of the case that was decided.
  document_id uuid references documents (id) on delete cascade,
  caused_by uuid references accounts (id) on delete set null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  check (num_nonnulls(application_id, message_id) = 1),
  check (document_id is null or application_id is not null)
);
create index staff_notices_of on staff_notices (for_account, id);
create index staff_notices_unread on staff_notices (for_account, kind) where read_at is null;
create index on staff_notices (application_id) where application_id is not null;
create index on staff_notices (message_id) where message_id is not null;
create index on staff_notices (document_id) where document_id is not null;
create index on staff_notices (caused_by) where caused_by is not null;

-- Kinds that a member of staff wants in the list, without a number at the bell.
create table muted_notices (
  user_id uuid not null references accounts (id) on delete cascade,
  kind text not null check (kind in ('assigned', 'mentioned', 'replied', 'decided')),
  primary key (user_id, kind)
);
