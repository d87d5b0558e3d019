-- Visits. Written by the server as system, read by admins: nothing a visitor sends becomes a row by itself.
alter table public.page_views enable row level security;
alter table public.page_views force row level security;

grant select on public.page_views to rumo_staff;
create policy select_admin on public.page_views for select to rumo_staff
  using ((select app.is_admin()));

grant select, insert, update, delete on public.page_views to rumo_system;
create policy system_all on public.page_views to rumo_system using (true) with check (true);
