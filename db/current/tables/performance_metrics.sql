-- Figures per page and day, kept by a job. Written by the server as system, read by admins: nothing a visitor sends
-- becomes a row by itself.
alter table public.performance_metrics enable row level security;
alter table public.performance_metrics force row level security;

grant select on public.performance_metrics to rumo_staff;
create policy select_admin on public.performance_metrics for select to rumo_staff
  using ((select app.is_admin()));

grant select, insert, update, delete on public.performance_metrics to rumo_system;
create policy system_all on public.performance_metrics to rumo_system using (true) with check (true);
