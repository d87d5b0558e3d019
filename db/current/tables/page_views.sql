-- Visits. Written by the server as system, read by admins: nothing a visitor sends becomes a row by itself. Who signed in
-- with that browser has theirs in the copy of everything (decision 0078).
alter table public.page_views enable row level security;
alter table public.page_views force row level security;
-- The part for days without a part: nobody reaches it but through the whole (functions/traffic_partitions.sql).
alter table public.page_views_default enable row level security;
alter table public.page_views_default force row level security;

grant select (id, visitor_id, session_id, landing_page_id, experiment_id, variant_id, user_id, utm_source, utm_medium,
    utm_campaign, utm_content, utm_term, referrer, user_agent, device_type, browser, page_load_time, time_on_page, bounce,
    created_at) on public.page_views to rumo_applicant;
create policy select_own on public.page_views for select to rumo_applicant
  using (user_id = (select app.user_id()));

grant select on public.page_views to rumo_staff;
create policy select_admin on public.page_views for select to rumo_staff
  using ((select app.is_admin()));

grant select, insert, update, delete on public.page_views to rumo_system;
create policy system_all on public.page_views to rumo_system using (true) with check (true);

-- The first months of a new database; later ones are made ahead by the job keep-traffic-months.
select app.make_traffic_months((now() - interval '1 month')::date, (now() + interval '3 months')::date);
