-- Practice for the interview: the person's own words, which nobody else reads, staff included.
alter table public.application_guide_notes enable row level security;
alter table public.application_guide_notes force row level security;

grant select, insert (application_id, question_id, note, updated_at), update (note, updated_at), delete
  on public.application_guide_notes to rumo_applicant;
create policy own on public.application_guide_notes to rumo_applicant
  using (exists (select from public.visa_applications a
    where a.id = application_id and a.user_id = (select app.user_id())))
  with check (exists (select from public.visa_applications a
    where a.id = application_id and a.user_id = (select app.user_id())));

grant select, delete on public.application_guide_notes to rumo_system;
create policy system_all on public.application_guide_notes to rumo_system using (true) with check (true);
