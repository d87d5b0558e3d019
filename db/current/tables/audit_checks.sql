-- Looks through the chain of the audit log: an admin asks for one in their own name, the job says what it found.
alter table public.audit_checks enable row level security;
alter table public.audit_checks force row level security;

grant select, insert (requested_by) on public.audit_checks to rumo_staff;
create policy select_admin on public.audit_checks for select to rumo_staff
  using ((select app.is_admin()));
create policy insert_admin on public.audit_checks for insert to rumo_staff
  with check ((select app.is_admin()) and requested_by = (select app.user_id()));

grant select, insert, update, delete on public.audit_checks to rumo_system;
create policy system_all on public.audit_checks to rumo_system using (true) with check (true);
