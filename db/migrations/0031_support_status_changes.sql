-- How messages to support came to stand as they do, so that the overview can say how many were open a week ago. The audit
-- log does not hold it: an answer and a merge change a status without an entry that says from what. Written by a trigger
-- (db/current/functions/support.sql), goes with its message, names nobody.
create table support_status_changes (
  id bigint generated always as identity primary key,
  message_id uuid not null references support_messages (id) on delete cascade,
  from_status text not null check (from_status in ('open', 'in_progress', 'resolved', 'closed')),
  to_status text not null check (to_status in ('open', 'in_progress', 'resolved', 'closed')),
  changed_at timestamptz not null default now(),
  check (from_status <> to_status)
);
create index support_status_changes_message on support_status_changes (message_id, id);
create index support_status_changes_changed_at on support_status_changes (changed_at);

-- What is known of the time before: changes by hand, reopening by the person, and the first answer to what was open.
with logged as (
  select message.id as message_id, entry.details ->> 'from' as from_status,
    coalesce(entry.details ->> 'to', 'open') as to_status, entry.occurred_at as changed_at
  from audit_log as entry join support_messages as message on message.id::text = entry.subject_id
  where entry.action in ('support.status_changed', 'support.reopened')
), answered as (
  select message_id, min(created_at) as changed_at from support_replies where from_staff group by message_id
)
insert into support_status_changes (message_id, from_status, to_status, changed_at)
select * from logged
union all
select message_id, 'open', 'in_progress', changed_at from answered
where not exists (select from logged where message_id = answered.message_id and changed_at < answered.changed_at);
