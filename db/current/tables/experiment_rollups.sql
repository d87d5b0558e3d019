-- Figures of experiments, kept with every event. Written by the server as system, read by admins: nothing a visitor
-- sends becomes a row by itself.
alter table public.experiment_rollups enable row level security;
alter table public.experiment_rollups force row level security;

grant select on public.experiment_rollups to rumo_staff;
create policy select_admin on public.experiment_rollups for select to rumo_staff
  using ((select app.is_admin()));

grant select, insert, update, delete on public.experiment_rollups to rumo_system;
create policy system_all on public.experiment_rollups to rumo_system using (true) with check (true);
