-- Purchases that were begun. People read their own, without the provider's address of the page: that is sent to the person
-- who begins it. Admins read all; moderators have nothing to do with money. The program itself writes.
alter table public.checkouts enable row level security;
alter table public.checkouts force row level security;

grant select (id, user_id, kind, plan, application_id, status, amount, currency, payment_intent, created_at, completed_at)
  on public.checkouts to rumo_applicant, rumo_staff;
create policy select_own on public.checkouts for select to rumo_applicant
  using (user_id = (select app.user_id()));
create policy select_admin on public.checkouts for select to rumo_staff
  using ((select app.is_admin()));

grant select, insert, update, delete on public.checkouts to rumo_system;
create policy system_all on public.checkouts to rumo_system using (true) with check (true);
