-- What visitors did. Written by the server as system, read by admins: nothing a visitor sends becomes a row by
-- itself. Who signed in with that browser has theirs in the copy of everything (decision 0078).
alter table public.conversion_events enable row level security;
alter table public.conversion_events force row level security;
-- The part for days without a part: nobody reaches it but through the whole (functions/traffic_partitions.sql).
alter table public.conversion_events_default enable row level security;
alter table public.conversion_events_default force row level security;

grant select (id, visitor_id, session_id, landing_page_id, experiment_id, variant_id, user_id, event_type, event_value,
    currency, conversion_funnel_step, utm_source, utm_medium, utm_campaign, referrer, device_type, browser, metadata,
    created_at) on public.conversion_events to rumo_applicant;
create policy select_own on public.conversion_events for select to rumo_applicant
  using (user_id = (select app.user_id()));

grant select on public.conversion_events to rumo_staff;
create policy select_admin on public.conversion_events for select to rumo_staff
  using ((select app.is_admin()));

grant select, insert, update, delete on public.conversion_events to rumo_system;
create policy system_all on public.conversion_events to rumo_system using (true) with check (true);
