-- Support becomes an office: who takes care of a conversation, since when it waits, until when it sleeps, where it was
-- merged to, and whether the answer helped.
alter table support_messages
  add column assigned_to uuid references accounts (id) on delete set null,
  -- Since when the person waits for us: the first thing they said that nobody has answered. Kept by triggers
  -- (db/current/functions/support.sql), so that the queue and its counts read an index and no replies.
  add column waiting_since timestamptz,
  add column snoozed_until timestamptz,
  -- Into an older conversation of the same person. The texts stay where they were written and are read there.
  add column merged_into uuid,
  add column merged_at timestamptz,
  add column rated_helpful boolean,
  add column rated_words text check (char_length(rated_words) between 1 and 1000),
  add column rated_at timestamptz,
  add foreign key (merged_into, user_id) references support_messages (id, user_id) on delete cascade,
  add check (merged_into <> id),
  add check ((merged_into is null) = (merged_at is null)),
  add check (merged_into is null or status = 'closed'),
  add check ((rated_helpful is null) = (rated_at is null)),
  add check (rated_words is null or rated_at is not null);

update support_messages message set waiting_since = coalesce(
  (select min(said.created_at) from support_replies said
   where said.message_id = message.id and not said.from_staff and said.created_at > answered.at),
  case when answered.at is null then message.created_at end)
from (
  select m.id, max(r.created_at) filter (where r.from_staff) as at
  from support_messages m left join support_replies r on r.message_id = m.id
  group by m.id
) answered
where answered.id = message.id and message.status in ('open', 'in_progress');

-- One for each view of the list; what is finished stands in none of them, so they stay as small as the work.
create index support_messages_waiting on support_messages (waiting_since, id) where waiting_since is not null;
create index support_messages_snoozed on support_messages (snoozed_until, id) where snoozed_until is not null;
create index support_messages_assigned on support_messages (assigned_to, created_at desc, id desc)
  where assigned_to is not null and status in ('open', 'in_progress');
create index support_messages_unassigned on support_messages (created_at desc, id desc)
  where assigned_to is null and status in ('open', 'in_progress');
create index support_messages_merged on support_messages (merged_into) where merged_into is not null;
create index support_messages_rated on support_messages (rated_at) where rated_at is not null;
-- For the reference: an account that goes is looked up here.
create index support_messages_assigned_to on support_messages (assigned_to) where assigned_to is not null;

-- What staff tell each other about a conversation; never shown to the person.
create table support_notes (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references support_messages (id) on delete cascade,
  author_id uuid references accounts (id) on delete set null,
  body text not null check (char_length(body) between 1 and 10000),
  client_key uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  unique (message_id, client_key)
);
create index support_notes_message on support_notes (message_id, created_at);
create index support_notes_author on support_notes (author_id);

-- Answers that are written once and used often. Words in {{ }} are filled in when one is inserted
-- (features/support/rules/canned-replies.ts).
create table canned_replies (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (char_length(name) between 1 and 80),
  body text not null check (char_length(body) between 1 and 5000),
  version integer not null default 1,
  updated_by uuid references accounts (id) on delete set null,
  updated_at timestamptz not null default now()
);
create index canned_replies_updated_by on canned_replies (updated_by);

insert into canned_replies (name, body) values
  ('We are looking into it', 'Hello {{first_name}},

Thank you for writing. We are looking into this and will answer here within 24 hours.

{{site_name}}'),
  ('Please upload the document', 'Hello {{first_name}},

Please upload this document on your documents page:
{{link_documents}}

A photo from your phone is fine, as long as all four corners are in it and every line can be read. When it is there, we look at it and tell you here.

{{site_name}}'),
  ('The document needs a new copy', 'Hello {{first_name}},

We looked at your document and need a new copy. Please tell us here if you cannot get one, and we will find a way.

You can upload the new copy here; the old one stays until you remove it:
{{link_documents}}

{{site_name}}'),
  ('How long the review takes', 'Hello {{first_name}},

We look at every document ourselves. We promise to do so within two business days after it arrives. You do not have to do anything meanwhile.

You can always see how far you are here:
{{link_dashboard}}

{{site_name}}'),
  ('Where to find your next step', 'Hello {{first_name}},

Your next step always stands at the top of your dashboard:
{{link_dashboard}}

The whole way, with all six steps, is in your guide:
{{link_guide}}

If something there is not clear, write to us again. We are glad to explain it.

{{site_name}}'),
  ('Only the consulate can say', 'Hello {{first_name}},

This is something that only your consulate can decide, and we do not want to guess. Please ask them in writing, so that you have their answer at hand at your appointment.

When they have answered, tell us here, and we will go on from there together.

{{site_name}}');
