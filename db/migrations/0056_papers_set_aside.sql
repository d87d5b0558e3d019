-- A required paper that a person does not need, and why (features/documents/rules/set-aside.ts). Every list has the passport.
create table papers_set_aside (
  application_id uuid not null references visa_applications (id) on delete cascade,
  paper text not null check (paper in
    ('criminal-record', 'birth-certificate', 'proof-income', 'health-insurance', 'accommodation-proof')),
  reason text not null check (reason in ('not-on-list', 'told', 'under-16', 'other')),
  note text check (char_length(note) between 1 and 300),
  set_aside_by uuid references accounts (id) on delete set null,
  set_aside_at timestamptz not null default now(),
  primary key (application_id, paper),
  check (reason <> 'other' or note is not null)
);
create index on papers_set_aside (set_aside_by) where set_aside_by is not null;
