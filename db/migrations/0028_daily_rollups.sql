-- Figures by day alone. Of a visitor who comes back, the day of the time before learns of it (`returned`): the visitors
-- from a day until now are the sum of visitors less that of returned, two sums over days instead of one over pairs of
-- days. The pairs stay for windows that end earlier, and only of those who came back.
alter table visit_rollups rename to visit_pairs;
alter table visit_pairs rename constraint visit_rollups_pkey to visit_pairs_pkey;
alter table conversion_rollups rename to conversion_pairs;
alter table conversion_pairs rename constraint conversion_rollups_pkey to conversion_pairs_pkey;

-- landing_page_id is the zero uuid for all pages together; value is '' for the dimension 'all' and where nothing is
-- known, and 'source|medium|campaign' for 'source'. A visitor counts in `visitors` once a day, and in `returned` when
-- the same was counted of them on a later day. Pages of the table keep room, so that a day's rows are changed in place.
create table visit_rollups (
  dimension text not null check (dimension in ('all', 'device_type', 'browser', 'source', 'referrer')),
  value text not null,
  landing_page_id uuid not null,
  day date not null,
  views bigint not null,
  visitors bigint not null,
  returned bigint not null default 0,
  bounces bigint not null,
  seconds bigint not null,
  -- The day comes early: a question costs what its window holds, whatever history there is.
  primary key (landing_page_id, dimension, day, value)
) with (fillfactor = 70);

-- Visitors of a day of whom the same was counted before, by the last such day. The distinct visitors of any days [a, b)
-- are the sum of visitors of those days, less the sum of these where both days are in [a, b).
create table visit_returns (
  dimension text not null check (dimension in ('all', 'device_type', 'browser', 'source', 'referrer')),
  value text not null,
  landing_page_id uuid not null,
  day date not null,
  previous_day date not null check (previous_day < day),
  visitors bigint not null,
  primary key (landing_page_id, dimension, value, day, previous_day)
);

-- The same of what visitors did, per type.
create table conversion_rollups (
  event_type text not null,
  dimension text not null check (dimension in ('all', 'device_type', 'browser', 'source', 'referrer')),
  value text not null,
  landing_page_id uuid not null,
  day date not null,
  events bigint not null,
  visitors bigint not null,
  returned bigint not null default 0,
  revenue numeric(14, 2) not null,
  primary key (landing_page_id, event_type, dimension, day, value)
) with (fillfactor = 70);

create table conversion_returns (
  event_type text not null,
  dimension text not null check (dimension in ('all', 'device_type', 'browser', 'source', 'referrer')),
  value text not null,
  landing_page_id uuid not null,
  day date not null,
  previous_day date not null check (previous_day < day),
  visitors bigint not null,
  primary key (landing_page_id, event_type, dimension, value, day, previous_day)
);

insert into visit_returns (dimension, value, landing_page_id, day, previous_day, visitors)
select dimension, value, landing_page_id, day, previous_day, visitors from visit_pairs
where previous_day > '-infinity' and visitors > 0;
insert into visit_rollups (dimension, value, landing_page_id, day, views, visitors, bounces, seconds, returned)
select p.dimension, p.value, p.landing_page_id, p.day, sum(p.views), sum(p.visitors), sum(p.bounces), sum(p.seconds),
  coalesce((select sum(r.visitors) from visit_returns r where r.landing_page_id = p.landing_page_id
    and r.dimension = p.dimension and r.value = p.value and r.previous_day = p.day), 0)
from visit_pairs p group by 1, 2, 3, 4;

insert into conversion_returns (event_type, dimension, value, landing_page_id, day, previous_day, visitors)
select event_type, dimension, value, landing_page_id, day, previous_day, visitors from conversion_pairs
where previous_day > '-infinity' and visitors > 0;
insert into conversion_rollups (event_type, dimension, value, landing_page_id, day, events, visitors, revenue, returned)
select p.event_type, p.dimension, p.value, p.landing_page_id, p.day, sum(p.events), sum(p.visitors), sum(p.revenue),
  coalesce((select sum(r.visitors) from conversion_returns r where r.landing_page_id = p.landing_page_id
    and r.event_type = p.event_type and r.dimension = p.dimension and r.value = p.value and r.previous_day = p.day), 0)
from conversion_pairs p group by 1, 2, 3, 4, 5;

drop table visit_pairs, conversion_pairs;

-- What was counted in an experiment, by variant and by the day on which the visitors joined: whatever they do later is
-- added to that day. Each visitor joins once and counts once per type, so all of it adds up. Types are columns.
create table experiment_rollups (
  experiment_id uuid not null,
  variant_id uuid not null,
  day date not null,
  visitors bigint not null default 0,
  cta_click bigint not null default 0,
  sign_up bigint not null default 0,
  application_started bigint not null default 0,
  checkout_started bigint not null default 0,
  subscription_started bigint not null default 0,
  -- In dollars; the squares are those of each visitor's whole sum.
  revenue numeric(14, 2) not null default 0,
  revenue_squares numeric(30, 4) not null default 0,
  -- First views with a time of leaving, those of them that bounced, and those with a load time (milliseconds).
  ended bigint not null default 0,
  bounced bigint not null default 0,
  loads bigint not null default 0,
  load_sum bigint not null default 0,
  load_squares bigint not null default 0,
  primary key (experiment_id, variant_id, day),
  foreign key (variant_id, experiment_id) references experiment_variants (id, experiment_id) on delete cascade
) with (fillfactor = 70);
create index experiment_rollups_variant on experiment_rollups (variant_id, experiment_id);

-- As app.counted_experiments has it.
insert into experiment_rollups
with joined as (
  select a.experiment_id, a.variant_id, a.visitor_id, a.created_at,
    (a.created_at at time zone 'America/New_York')::date as day
  from public.user_assignments a
), people as (
  select j.experiment_id, j.variant_id, j.day, count(*) as visitors from joined j group by 1, 2, 3
), doers as (
  select j.experiment_id, j.variant_id, j.day, j.visitor_id,
    bool_or(c.event_type = 'cta_click') as cta_click, bool_or(c.event_type = 'sign_up') as sign_up,
    bool_or(c.event_type = 'application_started') as application_started,
    bool_or(c.event_type = 'checkout_started') as checkout_started,
    bool_or(c.event_type = 'subscription_started') as subscription_started,
    coalesce(sum(c.event_value) filter (where c.event_type = 'subscription_started' and c.currency = 'USD'), 0)
      as revenue
  from joined j
  join public.conversion_events c on c.experiment_id = j.experiment_id and c.visitor_id = j.visitor_id
    and c.created_at >= j.created_at
  group by 1, 2, 3, 4
), done as (
  select d.experiment_id, d.variant_id, d.day, count(*) filter (where d.cta_click) as cta_click,
    count(*) filter (where d.sign_up) as sign_up,
    count(*) filter (where d.application_started) as application_started,
    count(*) filter (where d.checkout_started) as checkout_started,
    count(*) filter (where d.subscription_started) as subscription_started,
    sum(d.revenue) as revenue, sum(d.revenue * d.revenue) as revenue_squares
  from doers d group by 1, 2, 3
), first_views as (
  select j.experiment_id, j.variant_id, j.day, v.bounce,
    case when v.page_load_time is not null then least(v.page_load_time, 30000)::bigint end as load
  from joined j
  join public.page_views v on v.visitor_id = j.visitor_id and v.created_at = j.created_at
    and v.experiment_id = j.experiment_id
), seen as (
  select f.experiment_id, f.variant_id, f.day, count(f.bounce) as ended, count(*) filter (where f.bounce) as bounced,
    count(f.load) as loads, sum(f.load)::bigint as load_sum, sum(f.load * f.load)::bigint as load_squares
  from first_views f group by 1, 2, 3
)
select p.experiment_id, p.variant_id, p.day, p.visitors, coalesce(d.cta_click, 0), coalesce(d.sign_up, 0),
  coalesce(d.application_started, 0), coalesce(d.checkout_started, 0), coalesce(d.subscription_started, 0),
  coalesce(d.revenue, 0)::numeric(14, 2), coalesce(d.revenue_squares, 0)::numeric(30, 4), coalesce(s.ended, 0),
  coalesce(s.bounced, 0), coalesce(s.loads, 0), coalesce(s.load_sum, 0), coalesce(s.load_squares, 0)
from people p
left join done d using (experiment_id, variant_id, day)
left join seen s using (experiment_id, variant_id, day);

-- Their lists have another form now; db/current makes the new ones.
drop function if exists app.record_traffic(timestamptz, json, json, json), app.record_views(timestamptz, json),
  app.counted_visits(date, date), app.counted_conversions(date, date);
