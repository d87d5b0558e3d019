-- Plans. Written by billing events as system; people and staff read.
alter table public.subscriptions enable row level security;
alter table public.subscriptions force row level security;

grant select (user_id, subscription_plan, subscription_status, subscription_end, cancel_at_period_end, paused_at,
  pause_ends_at, paused_days, grace_until, is_live, updated_at)
  on public.subscriptions to rumo_applicant, rumo_staff;
create policy select_own on public.subscriptions for select to rumo_applicant
  using (user_id = (select app.user_id()));
create policy select_staff on public.subscriptions for select to rumo_staff
  using ((select app.staff_role()) is not null);

grant select, insert, update, delete on public.subscriptions to rumo_system;
create policy system_all on public.subscriptions to rumo_system using (true) with check (true);
