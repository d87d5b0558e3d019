-- What staff said about documents, each in their own name, and nobody changes it afterwards. People read what was said
-- about their own, not who said it.
alter table public.document_reviews enable row level security;
alter table public.document_reviews force row level security;

grant select (document_id, user_id, status, reason, reviewed_at, version) on public.document_reviews to rumo_applicant;
create policy select_own on public.document_reviews for select to rumo_applicant
  using (user_id = (select app.user_id()));

grant select, insert (document_id, user_id, status, reason, reviewed_by, version, waited_since)
  on public.document_reviews to rumo_staff;
create policy select_staff on public.document_reviews for select to rumo_staff
  using ((select app.staff_role()) is not null);
create policy insert_staff on public.document_reviews for insert to rumo_staff
  with check ((select app.staff_role()) is not null and reviewed_by = (select app.user_id()));

grant select, delete on public.document_reviews to rumo_system;
create policy system_all on public.document_reviews to rumo_system using (true) with check (true);
