-- The private address from which a person's calendars fetch the days that they saved: one each, gone when it is switched
-- off and with its account. Of the secret in it only the digest is here. A new one is a new row with an id of its own, so
-- that whoever asks for it can say which one they saw.
create table calendar_addresses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references accounts (id) on delete cascade,
  secret_hash bytea not null unique check (octet_length(secret_hash) = 32),
  made_at timestamptz not null default now(),
  last_fetched_at timestamptz
);
