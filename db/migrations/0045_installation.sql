-- Which installation this database belongs to. The file store holds the same id: a start compares them, because a database
-- that does not know the store's files would take them for leftovers.
create table installation (
  singleton boolean primary key default true check (singleton),
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now()
);
