-- Where a person lives, as far as it decides which consulate takes their papers (features/places/rules/hand-in.ts): a state or
-- territory in two letters, or 'abroad'. The county is there where two consulates share a state.
create table residences (
  user_id uuid primary key references accounts (id) on delete cascade,
  place text not null check (place = 'abroad' or place ~ '^[a-z]{2}$'),
  county text check (char_length(county) between 1 and 100),
  saved_at timestamptz not null default now()
);
