-- People who want a payment back. They read their own, without the name of the admin who decided; admins read all, moderators
-- none. The program itself writes, for the person and for the admin, after it has looked whether that may be.
alter table public.refund_requests enable row level security;
alter table public.refund_requests force row level security;

grant select (id, user_id, payment_id, reason, status, note, decided_at, created_at)
  on public.refund_requests to rumo_applicant;
grant select on public.refund_requests to rumo_staff;
create policy select_own on public.refund_requests for select to rumo_applicant
  using (user_id = (select app.user_id()));
create policy select_admin on public.refund_requests for select to rumo_staff
  using ((select app.is_admin()));

grant select, insert, update, delete on public.refund_requests to rumo_system;
create policy system_all on public.refund_requests to rumo_system using (true) with check (true);
