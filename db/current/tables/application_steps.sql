-- The four stages. Created with the application, in their first state; moved by app.record_progress.
alter table public.application_steps enable row level security;
alter table public.application_steps force row level security;

grant select, insert (application_id, step_number, step_title, step_description, estimated_duration, status)
  on public.application_steps to rumo_applicant;
create policy select_own on public.application_steps for select to rumo_applicant
  using (exists (select from public.visa_applications a
    where a.id = application_id and a.user_id = (select app.user_id())));
create policy insert_own on public.application_steps for insert to rumo_applicant
  with check (
    status = case step_number when 1 then 'in_progress' else 'pending' end
    and exists (select from public.visa_applications a
      where a.id = application_id and a.user_id = (select app.user_id())));

grant select on public.application_steps to rumo_staff;
create policy select_staff on public.application_steps for select to rumo_staff
  using ((select app.staff_role()) is not null);

grant select, insert, update, delete on public.application_steps to rumo_system;
create policy system_all on public.application_steps to rumo_system using (true) with check (true);
