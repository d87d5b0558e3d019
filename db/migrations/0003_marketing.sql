-- Landing pages, experiments and what visitors did. Nothing here names a person: a session_id is a random
-- visitor id issued by the server.
create table landing_pages (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 100),
  title text not null check (char_length(title) between 1 and 200),
  meta_description text,
  status text not null default 'draft' check (status in ('draft', 'active', 'inactive')),
  is_active boolean not null default false,
  content jsonb not null default '{"sections": []}',
  pitch_title text,
  pitch_text text,
  primary_cta text,
  secondary_cta text,
  created_by uuid references accounts (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table experiments (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 200),
  description text,
  traffic_percentage integer not null default 100 check (traffic_percentage between 1 and 100),
  status text not null default 'draft' check (status in ('draft', 'active', 'paused', 'completed')),
  created_by uuid references accounts (id) on delete set null,
  created_at timestamptz not null default now()
);

create table experiment_variants (
  id uuid primary key default gen_random_uuid(),
  experiment_id uuid not null references experiments (id) on delete cascade,
  variant_name text not null,
  traffic_weight integer not null check (traffic_weight between 0 and 100),
  landing_page_id uuid references landing_pages (id) on delete restrict,
  unique (experiment_id, variant_name),
  unique (id, experiment_id)
);

create table user_assignments (
  experiment_id uuid not null references experiments (id) on delete cascade,
  variant_id uuid not null,
  session_id uuid not null,
  user_id uuid references accounts (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (experiment_id, session_id),
  foreign key (variant_id, experiment_id) references experiment_variants (id, experiment_id) on delete cascade
);

create table page_views (
  id uuid primary key default gen_random_uuid(),
  landing_page_id uuid references landing_pages (id) on delete set null,
  experiment_id uuid references experiments (id) on delete set null,
  variant_id uuid references experiment_variants (id) on delete set null,
  session_id uuid not null,
  user_id uuid references accounts (id) on delete set null,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  utm_content text,
  utm_term text,
  referrer text,
  user_agent text,
  device_type text check (device_type in ('mobile', 'desktop')),
  browser text check (browser in ('Chrome', 'Firefox', 'Safari', 'Other')),
  page_load_time integer,
  time_on_page integer,
  bounce boolean,
  created_at timestamptz not null default now()
);

create table conversion_events (
  id uuid primary key default gen_random_uuid(),
  landing_page_id uuid references landing_pages (id) on delete set null,
  experiment_id uuid references experiments (id) on delete set null,
  variant_id uuid references experiment_variants (id) on delete set null,
  session_id uuid not null,
  user_id uuid references accounts (id) on delete set null,
  event_type text not null,
  event_value numeric(12, 2),
  conversion_funnel_step integer,
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now()
);

create table performance_metrics (
  landing_page_id uuid not null references landing_pages (id) on delete cascade,
  metric_date date not null,
  page_views integer not null default 0,
  unique_visitors integer not null default 0,
  conversions integer not null default 0,
  revenue numeric(12, 2) not null default 0,
  primary key (landing_page_id, metric_date)
);
