-- Days that a person saved to be reminded of: their appointment, and the last day of their passport. They go with their
-- application.
create table application_dates (
  application_id uuid not null references visa_applications (id) on delete cascade,
  kind text not null check (kind in ('appointment', 'passport_expiry')),
  day date not null check (day between '2020-01-01' and '2100-01-01'),
  saved_at timestamptz not null default now(),
  primary key (application_id, kind)
);
create index application_dates_day on application_dates (day);

-- Who wants no reminders. Without a row somebody gets them: they saved the day themselves.
create table mail_choices (
  user_id uuid primary key references accounts (id) on delete cascade,
  date_reminders boolean not null,
  updated_at timestamptz not null default now()
);
