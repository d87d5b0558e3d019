-- The customer of each person at the provider. The program itself writes and reads them; an admin may look, and people
-- have their own in the copy of everything (decision 0078).
alter table public.billing_customers enable row level security;
alter table public.billing_customers force row level security;

grant select (user_id, provider, customer_id, created_at) on public.billing_customers to rumo_applicant;
create policy select_own on public.billing_customers for select to rumo_applicant
  using (user_id = (select app.user_id()));

grant select (user_id, provider, customer_id, checked_at, created_at) on public.billing_customers to rumo_staff;
create policy select_admin on public.billing_customers for select to rumo_staff
  using ((select app.is_admin()));

grant select, insert, update, delete on public.billing_customers to rumo_system;
create policy system_all on public.billing_customers to rumo_system using (true) with check (true);
