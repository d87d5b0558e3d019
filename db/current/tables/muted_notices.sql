-- Which kinds of notices are quiet for a member of staff. They alone read and write it.
alter table public.muted_notices enable row level security;
alter table public.muted_notices force row level security;

grant select, insert (user_id, kind), delete on public.muted_notices to rumo_staff;
create policy select_own on public.muted_notices for select to rumo_staff
  using (user_id = (select app.user_id()) and (select app.staff_role()) is not null);
create policy insert_own on public.muted_notices for insert to rumo_staff
  with check (user_id = (select app.user_id()) and (select app.staff_role()) is not null);
create policy delete_own on public.muted_notices for delete to rumo_staff
  using (user_id = (select app.user_id()) and (select app.staff_role()) is not null);

grant select, delete on public.muted_notices to rumo_system;
create policy system_all on public.muted_notices to rumo_system using (true) with check (true);
