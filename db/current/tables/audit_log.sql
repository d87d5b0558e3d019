-- Everyone who acts adds rows, about themselves or, for staff and system, about anyone; nobody changes or removes
-- one. Who acted and when are not in the grants: a trigger fills them. People see what was done with their own
-- things, without the id of the member of staff.
alter table public.audit_log enable row level security;
alter table public.audit_log force row level security;

grant insert (action, subject_type, subject_id, owner_id, details, request_id),
  select (id, occurred_at, actor_role, action, subject_type, subject_id, owner_id, details)
  on public.audit_log to rumo_applicant;
create policy select_own on public.audit_log for select to rumo_applicant
  using (owner_id = (select app.user_id()));
create policy insert_own on public.audit_log for insert to rumo_applicant
  with check (owner_id = (select app.user_id()));

grant insert (action, subject_type, subject_id, owner_id, details, request_id), select on public.audit_log to rumo_staff;
create policy select_staff on public.audit_log for select to rumo_staff
  using ((select app.staff_role()) is not null);
create policy insert_staff on public.audit_log for insert to rumo_staff
  with check ((select app.staff_role()) is not null);

grant insert (action, subject_type, subject_id, owner_id, details, request_id), select on public.audit_log to rumo_system;
create policy select_system on public.audit_log for select to rumo_system using (true);
create policy insert_system on public.audit_log for insert to rumo_system with check (true);
