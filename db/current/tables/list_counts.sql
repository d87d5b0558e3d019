-- How long the office's lists are: numbers, nothing of a row. Written by triggers (functions/list_counts.sql) and folded
-- by a job, both as system; read by staff.
alter table public.list_counts enable row level security;
alter table public.list_counts force row level security;

grant select (list, bucket, delta) on public.list_counts to rumo_staff;
create policy select_staff on public.list_counts for select to rumo_staff
  using ((select app.staff_role()) is not null);

grant select, insert, delete on public.list_counts to rumo_system;
create policy system_all on public.list_counts to rumo_system using (true) with check (true);
