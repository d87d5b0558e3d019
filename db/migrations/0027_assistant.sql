-- What people ask the assistant, and what it answers. Theirs alone: no member of staff reads it.
create table assistant_conversations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts (id) on delete cascade,
  -- The beginning of the first question.
  title text not null check (char_length(title) between 1 and 100),
  created_at timestamptz not null default now(),
  last_activity_at timestamptz not null default now(),
  unique (id, user_id)
);
create index assistant_conversations_newest on assistant_conversations (user_id, last_activity_at desc);

-- A question ('user') or its answer ('ai'). The owner stands in both tables, so that no message can hang on somebody
-- else's conversation.
create table assistant_messages (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity,
  conversation_id uuid not null,
  user_id uuid not null,
  type text not null check (type in ('user', 'ai')),
  content text not null check (char_length(content) <= 20000),
  -- Of a question: made by the browser, once per question. A repeated request finds what the first one left.
  client_key uuid,
  -- Of a question: the file that came with it, as {name, pages, unread}.
  attachment jsonb check (jsonb_typeof(attachment) = 'object'),
  -- Of a question: since when somebody works on its answer. Null when nobody does.
  answering_since timestamptz,
  -- Of an answer: its question, and what came with it (confidence, sources, table, engine).
  question_id uuid unique references assistant_messages (id) on delete cascade,
  answer jsonb check (jsonb_typeof(answer) = 'object'),
  created_at timestamptz not null default now(),
  foreign key (conversation_id, user_id) references assistant_conversations (id, user_id) on delete cascade,
  unique (user_id, client_key),
  check ((type = 'user') = (client_key is not null)),
  check ((type = 'ai') = (answer is not null and question_id is not null))
);
create index assistant_messages_conversation on assistant_messages (conversation_id, number);
create index assistant_messages_age on assistant_messages (created_at);

-- What was read in a file that somebody attached: encrypted, for an hour, for whoever attached it (`asker`, a keyed digest
-- of a person or a browser). The file itself is never stored.
create table assistant_attachments (
  id uuid primary key,
  asker bytea not null,
  user_id uuid references accounts (id) on delete cascade,
  sealed bytea not null,
  expires_at timestamptz not null
);
create index assistant_attachments_age on assistant_attachments (expires_at);
create index assistant_attachments_user on assistant_attachments (user_id);

-- How much was asked on a day: by a person, a browser or an address (`asker`, a keyed digest), and by all together.
create table assistant_usage (
  day date not null,
  kind text not null check (kind in ('question', 'file', 'model')),
  scope text not null check (scope in ('person', 'browser', 'address', 'all')),
  asker bytea not null,
  user_id uuid references accounts (id) on delete cascade,
  used integer not null check (used >= 0),
  tokens bigint not null default 0 check (tokens >= 0),
  primary key (day, kind, scope, asker)
);
create index assistant_usage_user on assistant_usage (user_id);
