-- Who is staff. Admins grant and take roles, never their own: the last admin cannot vanish by a slip, and each grant
-- names its giver. The first admin is made by sign-in's setup as system.
alter table public.user_roles enable row level security;
alter table public.user_roles force row level security;

grant select (user_id, role) on public.user_roles to rumo_applicant;
create policy select_own on public.user_roles for select to rumo_applicant
  using (user_id = (select app.user_id()));

grant select, insert (user_id, role, granted_by), update (role, granted_by, granted_at), delete
  on public.user_roles to rumo_staff;
create policy select_staff on public.user_roles for select to rumo_staff
  using ((select app.staff_role()) is not null);
create policy insert_admin on public.user_roles for insert to rumo_staff
  with check ((select app.is_admin()) and user_id <> (select app.user_id()) and granted_by = (select app.user_id()));
create policy update_admin on public.user_roles for update to rumo_staff
  using ((select app.is_admin()) and user_id <> (select app.user_id()))
  with check (user_id <> (select app.user_id()) and granted_by = (select app.user_id()));
create policy delete_admin on public.user_roles for delete to rumo_staff
  using ((select app.is_admin()) and user_id <> (select app.user_id()));

grant select, insert, update, delete on public.user_roles to rumo_system;
create policy system_all on public.user_roles to rumo_system using (true) with check (true);
