-- An experiment knows what it counts, when it ran and what came of it.
alter table experiments
  -- What a visitor has to do to count as converted.
  add column goal_event text not null default 'cta_click' check (goal_event in
    ('cta_click', 'sign_up', 'application_started', 'checkout_started', 'subscription_started')),
  -- Raised by every change: two admins who press at the same time are told of each other.
  add column version integer not null default 1,
  -- When it was started for the first time, and when it was finished.
  add column started_at timestamptz,
  add column ended_at timestamptz,
  -- What was decided at the end. A winner's content has taken the place of the control's.
  add column decision text check (decision in ('winner', 'control')),
  add column winner_variant_id uuid,
  add column decided_by uuid references accounts (id) on delete set null,
  add column decided_at timestamptz,
  add column decision_note text check (char_length(decision_note) between 1 and 2000),
  -- Made once per form: pressing twice makes one.
  add column client_key uuid unique,
  add check (char_length(description) <= 2000),
  add check ((decision = 'winner') = (winner_variant_id is not null)),
  add foreign key (winner_variant_id, id) references experiment_variants (id, experiment_id);
create index experiments_created_by on experiments (created_by) where created_by is not null;
create index experiments_decided_by on experiments (decided_by) where decided_by is not null;

-- Their order; the one at 0 is the control, which the others are compared with.
alter table experiment_variants
  add column position integer not null default 0 check (position between 0 and 25),
  add check (char_length(variant_name) between 1 and 60);
update experiment_variants v set position = numbered.place
from (select id, row_number() over (partition by experiment_id order by variant_name, id) - 1 as place
  from experiment_variants) as numbered
where numbered.id = v.id;
alter table experiment_variants add unique (experiment_id, position);

-- When an experiment ran. Rows are added and never changed.
create table experiment_changes (
  id bigint generated always as identity primary key,
  experiment_id uuid not null references experiments (id) on delete cascade,
  -- Null for its beginning.
  from_status text check (from_status in ('draft', 'active', 'paused', 'completed')),
  to_status text not null check (to_status in ('draft', 'active', 'paused', 'completed')),
  changed_by uuid references accounts (id) on delete set null,
  changed_at timestamptz not null default now()
);
create index experiment_changes_experiment on experiment_changes (experiment_id, id);
create index experiment_changes_changed_by on experiment_changes (changed_by)
  where changed_by is not null;
insert into experiment_changes (experiment_id, to_status, changed_by, changed_at)
select id, 'draft', created_by, created_at from experiments;
