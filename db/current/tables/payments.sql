-- What was paid and given back. People read their own, admins all, moderators only the fees of applications, which stand
-- on the case; the program itself writes.
alter table public.payments enable row level security;
alter table public.payments force row level security;

grant select (id, user_id, kind, plan, application_id, payment_intent, amount, currency, receipt_url, refunded_amount, paid_at)
  on public.payments to rumo_applicant, rumo_staff;
create policy select_own on public.payments for select to rumo_applicant
  using (user_id = (select app.user_id()));
create policy select_admin on public.payments for select to rumo_staff
  using ((select app.is_admin()));
create policy select_fee_staff on public.payments for select to rumo_staff
  using (kind = 'application_fee' and (select app.staff_role()) is not null);

grant select, insert, update, delete on public.payments to rumo_system;
create policy system_all on public.payments to rumo_system using (true) with check (true);
