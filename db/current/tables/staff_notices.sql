-- Each member of staff reads their own and marks them as read, while they are staff. Nobody writes one by hand: they come from
-- what happened, in its transaction (functions/notices.sql).
alter table public.staff_notices enable row level security;
alter table public.staff_notices force row level security;

grant select, update (read_at) on public.staff_notices to rumo_staff;
create policy select_own on public.staff_notices for select to rumo_staff
  using (for_account = (select app.user_id()) and (select app.staff_role()) is not null);
create policy update_own on public.staff_notices for update to rumo_staff
  using (for_account = (select app.user_id()) and (select app.staff_role()) is not null);

grant select, insert, delete on public.staff_notices to rumo_system;
create policy system_all on public.staff_notices to rumo_system using (true) with check (true);
