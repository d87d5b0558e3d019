-- The guide of an application: what is ticked off. A row is a tick, of an item or of a whole step; which ids there are
-- stands in features/guide/rules/guide-items.ts.
create table application_guide_items (
  application_id uuid not null references visa_applications (id) on delete cascade,
  item_id text not null check (item_id ~ '^[a-z-]{1,60}$'),
  completed_at timestamptz not null default now(),
  completed_by uuid references accounts (id) on delete set null,
  primary key (application_id, item_id)
);

-- What a person wrote down to practise for the interview. Theirs alone.
create table application_guide_notes (
  application_id uuid not null references visa_applications (id) on delete cascade,
  question_id text not null check (question_id ~ '^[a-z-]{1,60}$'),
  note text not null check (char_length(note) between 1 and 4000),
  updated_at timestamptz not null default now(),
  primary key (application_id, question_id)
);

-- Spouse, children and others are told apart by their names, so that pressing 'Add' twice leaves one application.
alter table visa_applications
  add column applicant_name text not null default '' check (char_length(applicant_name) <= 100),
  add check (applicant in ('self', 'spouse', 'child', 'other')),
  add check ((applicant = 'self') = (applicant_name = '')),
  drop constraint visa_applications_user_id_applicant_key,
  add unique (user_id, applicant, applicant_name);

-- The part of the guide that a file answers.
alter table documents add column guide_item text check (guide_item in ('nif-document'));
