-- People who asked for their account to be deleted, each with the day until which they can take it back. The row outlives
-- the account: then it is the proof, holding an id that leads to nobody, and two moments.
create table account_erasures (
  account_id uuid primary key,
  requested_at timestamptz not null default now(),
  due_at timestamptz not null,
  -- From here on it cannot be taken back.
  begun_at timestamptz,
  erased_at timestamptz,
  check (due_at >= requested_at),
  check (erased_at is null or begun_at is not null)
);
create index account_erasures_unfinished on account_erasures (due_at) where erased_at is null;
