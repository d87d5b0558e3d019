-- Named views of the office's lists. Each member of staff has their own; nobody reads another's, which may hold a name
-- that was searched for.
alter table public.office_views enable row level security;
alter table public.office_views force row level security;

grant select, insert (id, user_id, list, name, params, position), update (name), delete
  on public.office_views to rumo_staff;
create policy select_own on public.office_views for select to rumo_staff
  using (user_id = (select app.user_id()) and (select app.staff_role()) is not null);
create policy insert_own on public.office_views for insert to rumo_staff
  with check (user_id = (select app.user_id()) and (select app.staff_role()) is not null);
create policy update_own on public.office_views for update to rumo_staff
  using (user_id = (select app.user_id()) and (select app.staff_role()) is not null);
create policy delete_own on public.office_views for delete to rumo_staff
  using (user_id = (select app.user_id()) and (select app.staff_role()) is not null);

grant select, insert, update, delete on public.office_views to rumo_system;
create policy system_all on public.office_views to rumo_system using (true) with check (true);
