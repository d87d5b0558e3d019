-- People see whether their account is to be deleted, staff see it of everybody, so that no work goes into it. The program
-- alone writes: it asks first who may.
alter table public.account_erasures enable row level security;
alter table public.account_erasures force row level security;

grant select (account_id, requested_at, due_at) on public.account_erasures to rumo_applicant;
create policy select_own on public.account_erasures for select to rumo_applicant
  using (account_id = (select app.user_id()));

grant select (account_id, due_at) on public.account_erasures to rumo_staff;
create policy select_staff on public.account_erasures for select to rumo_staff
  using ((select app.staff_role()) is not null);

grant select, insert, delete, update (due_at, begun_at, erased_at) on public.account_erasures to rumo_system;
create policy system_all on public.account_erasures to rumo_system using (true) with check (true);
