-- The person's own days. They alone read and write them; the job that reminds reads as system.
alter table public.application_dates enable row level security;
alter table public.application_dates force row level security;

grant select, insert (application_id, kind, day, saved_at), update (day, saved_at), delete
  on public.application_dates to rumo_applicant;
create policy own on public.application_dates to rumo_applicant
  using (exists (select from public.visa_applications a
    where a.id = application_id and a.user_id = (select app.user_id())))
  with check (exists (select from public.visa_applications a
    where a.id = application_id and a.user_id = (select app.user_id())));

grant select, delete on public.application_dates to rumo_system;
create policy system_all on public.application_dates to rumo_system using (true) with check (true);
