-- Whose case it is: a member of staff, or nobody. Both lists that follow are read in the order of creation, so each
-- index holds its own half of the table. A role that is taken away frees its cases (functions/assignment.sql).
alter table visa_applications
  add column assigned_to uuid references accounts (id) on delete set null;
create index visa_applications_assigned on visa_applications (assigned_to, created_at, id) where assigned_to is not null;
create index visa_applications_unassigned on visa_applications (created_at, id) where assigned_to is null;
-- 'Quiet for 30 days' looks at open cases alone, the longest untouched first.
create index visa_applications_untouched on visa_applications (updated_at)
  where status in ('started', 'in_progress', 'under_review');

-- Searches and filters of a list that a member of staff has given a name. `params` is the address's query, as the screen
-- wrote it; the screen reads it as it reads any address.
create table office_views (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts (id) on delete cascade,
  list text not null check (list in ('applications', 'support')),
  name text not null check (char_length(name) between 1 and 40 and name = btrim(name)),
  params text not null check (char_length(params) between 1 and 500),
  position integer not null,
  created_at timestamptz not null default now()
);
create unique index office_views_name on office_views (user_id, list, lower(name));
