-- Answers written once and used often: all staff use them, admins write them in their own name.
alter table public.canned_replies enable row level security;
alter table public.canned_replies force row level security;

grant select, insert (name, body, updated_by), update (name, body, version, updated_by, updated_at), delete
  on public.canned_replies to rumo_staff;
create policy select_staff on public.canned_replies for select to rumo_staff
  using ((select app.staff_role()) is not null);
create policy insert_admin on public.canned_replies for insert to rumo_staff
  with check ((select app.is_admin()) and updated_by = (select app.user_id()));
create policy update_admin on public.canned_replies for update to rumo_staff
  using ((select app.is_admin()))
  with check (updated_by = (select app.user_id()));
create policy delete_admin on public.canned_replies for delete to rumo_staff
  using ((select app.is_admin()));

grant select, insert, update, delete on public.canned_replies to rumo_system;
create policy system_all on public.canned_replies to rumo_system using (true) with check (true);
