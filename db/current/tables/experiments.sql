-- Admins write; the server draws variants as system. What may change while it runs: functions/experiments.sql.
alter table public.experiments enable row level security;
alter table public.experiments force row level security;

grant select, delete,
  insert (name, description, traffic_percentage, goal_event, client_key, created_by),
  update (name, description, traffic_percentage, goal_event, status, version, started_at, ended_at, decision,
    winner_variant_id, decided_by, decided_at, decision_note)
  on public.experiments to rumo_staff;
create policy select_admin on public.experiments for select to rumo_staff
  using ((select app.is_admin()));
create policy insert_admin on public.experiments for insert to rumo_staff
  with check ((select app.is_admin()) and created_by = (select app.user_id()));
create policy update_admin on public.experiments for update to rumo_staff
  using ((select app.is_admin()))
  with check (decided_by is null or decided_by = (select app.user_id()));
create policy delete_admin on public.experiments for delete to rumo_staff
  using ((select app.is_admin()));

grant select on public.experiments to rumo_system;
-- The policy reaches further than the grant: with it the owner can fill a demo world.
create policy system_all on public.experiments to rumo_system using (true) with check (true);
