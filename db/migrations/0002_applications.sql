-- A person has one application per applicant (themselves, later spouse and children).
create table visa_applications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts (id) on delete cascade,
  applicant text not null default 'self',
  application_type text not null default 'portugal_3_year',
  status text not null default 'started'
    check (status in ('started', 'in_progress', 'under_review', 'approved', 'rejected', 'completed')),
  status_reason text check (char_length(status_reason) <= 2000),
  progress_percentage integer not null default 5 check (progress_percentage between 0 and 100),
  current_step integer not null default 1 check (current_step between 1 and 4),
  -- Raised by every change of status: staff send the version they saw, so that the second of two is told.
  version integer not null default 1,
  decided_by uuid references accounts (id) on delete set null,
  decided_at timestamptz,
  -- What the applicant is still shown while a decision can be undone (30 s): they hear of it when that has passed.
  held_status text check (held_status in ('started', 'in_progress', 'under_review', 'approved', 'rejected', 'completed')),
  held_reason text check (char_length(held_reason) <= 2000),
  held_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, applicant),
  unique (id, user_id),
  check ((held_status is null) = (held_until is null) and (held_reason is null or held_status is not null))
);
create index visa_applications_created_at on visa_applications (created_at, id);
create index visa_applications_status on visa_applications (status, created_at, id);

create table application_steps (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references visa_applications (id) on delete cascade,
  step_number integer not null check (step_number between 1 and 4),
  step_title text not null,
  step_description text not null,
  estimated_duration text not null,
  status text not null default 'pending' check (status in ('pending', 'in_progress', 'completed')),
  unique (application_id, step_number),
  unique (id, application_id)
);

-- The row comes before the bytes (pending) and goes after them (deleting): a crash leaves a row that names
-- what must be finished, never a file that nobody knows.
-- Nobody writes file_path: it follows from the owner, the row's own random id and the end of the name (with its
-- extension; 50 characters keep the last part under the 255 bytes that file systems allow), so that no row can
-- point at another person's bytes.
create table documents (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null,
  user_id uuid not null,
  step_id uuid,
  -- No slash, no control character and no bidirectional override: a name is shown, sent in headers and is part
  -- of a path.
  file_name text not null check (char_length(file_name) between 1 and 255
    and file_name !~ '[/\\[:cntrl:]\u202a-\u202e\u2066-\u2069]'),
  file_path text not null unique
    generated always as (user_id::text || '/' || id::text || '_' || right(file_name, 50)) stored,
  file_type text not null,
  file_size bigint not null check (file_size > 0),
  document_category text not null default 'general' check (document_category in
    ('general', 'step_document', 'passport', 'criminal-record', 'birth-certificate', 'proof-income',
     'health-insurance', 'accommodation-proof')),
  upload_status text not null default 'pending' check (upload_status in ('pending', 'uploaded', 'deleting')),
  sha256 bytea,
  wrapped_key bytea,
  created_at timestamptz not null default now(),
  uploaded_at timestamptz,
  -- Since when the regular check finds no bytes, or not as many as there should be, under an uploaded row.
  bytes_missing_since timestamptz,
  foreign key (application_id, user_id) references visa_applications (id, user_id) on delete restrict,
  foreign key (step_id, application_id) references application_steps (id, application_id) on delete restrict,
  check (upload_status <> 'uploaded' or (sha256 is not null and wrapped_key is not null and uploaded_at is not null)),
  -- What is uploaded never becomes pending again.
  check (upload_status <> 'pending' or (sha256 is null and wrapped_key is null and uploaded_at is null))
);
create index documents_application on documents (application_id, created_at desc);
create index documents_missing on documents (id) where bytes_missing_since is not null;
create index documents_unfinished on documents (created_at) where upload_status <> 'uploaded';

create table support_messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts (id) on delete cascade,
  subject text not null check (char_length(subject) between 1 and 200),
  message text not null check (char_length(message) between 1 and 10000),
  status text not null default 'open' check (status in ('open', 'in_progress', 'resolved', 'closed')),
  priority text not null default 'low' check (priority in ('high', 'medium', 'low')),
  created_at timestamptz not null default now()
);
create index support_messages_status on support_messages (status, created_at desc);
create index support_messages_user on support_messages (user_id, created_at desc);

create table system_settings (
  setting_key text primary key,
  setting_value jsonb not null,
  updated_by uuid references accounts (id) on delete set null,
  updated_at timestamptz not null default now()
);
