-- Counting visitors: rows by month, a visitor beside the visit, and figures that are exact for every window of days.
-- page_views and conversion_events begin anew: nothing has filled them before.
drop table page_views, conversion_events;

-- One row per visit and page. Nothing here names a person or their machine: visitor and visit are random ids of ours
-- from a signed cookie, the referrer is a host, the user agent is cut to product and major version. There is no
-- reference to pages and experiments: what was seen stays counted when the page is deleted, and a batch of events must
-- not fail over one page. A key of (visitor, time) serves every question about one visitor.
create table page_views (
  id uuid not null default gen_random_uuid(),
  visitor_id uuid not null,
  session_id uuid not null,
  landing_page_id uuid,
  experiment_id uuid,
  variant_id uuid,
  user_id uuid references accounts (id) on delete set null,
  utm_source text check (char_length(utm_source) between 1 and 100),
  utm_medium text check (char_length(utm_medium) between 1 and 100),
  utm_campaign text check (char_length(utm_campaign) between 1 and 100),
  utm_content text check (char_length(utm_content) between 1 and 100),
  utm_term text check (char_length(utm_term) between 1 and 100),
  referrer text check (char_length(referrer) between 1 and 100),
  user_agent text check (char_length(user_agent) <= 40),
  device_type text check (device_type in ('mobile', 'desktop')),
  browser text check (browser in ('Chrome', 'Firefox', 'Safari', 'Other')),
  page_load_time integer check (page_load_time between 0 and 600000),
  time_on_page integer check (time_on_page between 0 and 86400),
  bounce boolean,
  created_at timestamptz not null default now(),
  primary key (visitor_id, created_at, id)
) partition by range (created_at);
create index page_views_created_at on page_views (created_at);
create index page_views_landing_page on page_views (landing_page_id, created_at);
create index page_views_experiment on page_views (experiment_id, created_at) where experiment_id is not null;
create index page_views_user_id on page_views (user_id) where user_id is not null;
create table page_views_default partition of page_views default;

-- What visitors did beyond looking. Source, device and browser are those of the view that it is counted for.
create table conversion_events (
  id uuid not null default gen_random_uuid(),
  visitor_id uuid not null,
  session_id uuid not null,
  landing_page_id uuid,
  experiment_id uuid,
  variant_id uuid,
  user_id uuid references accounts (id) on delete set null,
  event_type text not null check (event_type in
    ('cta_click', 'sign_up', 'application_started', 'checkout_started', 'subscription_started')),
  event_value numeric(12, 2),
  currency text check (currency ~ '^[A-Z]{3}$'),
  conversion_funnel_step integer,
  utm_source text check (char_length(utm_source) between 1 and 100),
  utm_medium text check (char_length(utm_medium) between 1 and 100),
  utm_campaign text check (char_length(utm_campaign) between 1 and 100),
  referrer text check (char_length(referrer) between 1 and 100),
  device_type text check (device_type in ('mobile', 'desktop')),
  browser text check (browser in ('Chrome', 'Firefox', 'Safari', 'Other')),
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (visitor_id, created_at, id),
  check ((event_value is null) = (currency is null))
) partition by range (created_at);
create index conversion_events_created_at on conversion_events (created_at);
create index conversion_events_landing_page on conversion_events (landing_page_id, created_at);
create index conversion_events_experiment on conversion_events (experiment_id, created_at)
  where experiment_id is not null;
create index conversion_events_user_id on conversion_events (user_id, event_type) where user_id is not null;
create table conversion_events_default partition of conversion_events default;

-- A draw belongs to the visitor, not to one visit of theirs. Written when the variant is seen, not when it is drawn.
delete from user_assignments;
alter table user_assignments drop constraint user_assignments_pkey;
alter table user_assignments add column visitor_id uuid not null;
alter table user_assignments add primary key (experiment_id, visitor_id);
create index user_assignments_visitor on user_assignments (visitor_id);
create index user_assignments_user on user_assignments (user_id) where user_id is not null;
create index user_assignments_variant on user_assignments (variant_id, experiment_id);

-- Figures outlive their page, like the rows that they count.
delete from performance_metrics;
alter table performance_metrics drop constraint performance_metrics_landing_page_id_fkey;

-- Views by day, and by the day before it on which the same visitor saw the same ('-infinity': never). With it the
-- distinct visitors of any days [a, b) are exact: sum(visitors) where day >= a and day < b and previous_day < a.
-- landing_page_id is the zero uuid for all pages together; value is '' for the dimension 'all' and where nothing is
-- known, and 'source|medium|campaign' for 'source'. A visitor counts in `visitors` once a day; every view in `views`.
create table visit_rollups (
  dimension text not null check (dimension in ('all', 'device_type', 'browser', 'source', 'referrer')),
  value text not null,
  landing_page_id uuid not null,
  day date not null,
  previous_day date not null check (previous_day < day),
  views bigint not null,
  visitors bigint not null,
  bounces bigint not null,
  seconds bigint not null,
  -- The day comes early: a question costs what its window holds, whatever history there is.
  primary key (landing_page_id, dimension, day, previous_day, value)
);

-- The same of what visitors did, per type; previous_day is the last day on which the visitor did the same.
create table conversion_rollups (
  event_type text not null,
  dimension text not null check (dimension in ('all', 'device_type', 'browser', 'source', 'referrer')),
  value text not null,
  landing_page_id uuid not null,
  day date not null,
  previous_day date not null check (previous_day < day),
  events bigint not null,
  visitors bigint not null,
  revenue numeric(14, 2) not null,
  primary key (landing_page_id, event_type, dimension, day, previous_day, value)
);
