-- People announce, file under a category and give up their own; hash and key come from app.finish_upload, the path
-- from nobody. A row that is being deleted takes no change. Staff see what there is and say what they think of it, but
-- hold no keys to its bytes (app.read_opened_document). What staff said, nobody else can write; what a file was found to be
-- comes from app.finish_upload and the system alone.
alter table public.documents enable row level security;
alter table public.documents force row level security;

grant select,
  insert (application_id, user_id, step_id, file_name, file_type, file_size, document_category, guide_item, bring_item,
    replaces_id),
  update (document_category, upload_status)
  on public.documents to rumo_applicant;
create policy select_own on public.documents for select to rumo_applicant
  using (user_id = (select app.user_id()));
create policy insert_own on public.documents for insert to rumo_applicant
  with check (user_id = (select app.user_id()));
create policy update_own on public.documents for update to rumo_applicant
  using (user_id = (select app.user_id()) and upload_status <> 'deleting')
  with check (user_id = (select app.user_id()));

grant select (id, application_id, user_id, step_id, file_name, file_type, file_size, document_category, guide_item, bring_item,
  upload_status,
  created_at, uploaded_at, review_status, review_reason, reviewed_at, review_version, waiting_since, review_priority,
  replaces_id, findings, check_status),
  update (review_status, review_reason, reviewed_at, review_version)
  on public.documents to rumo_staff;
create policy select_staff on public.documents for select to rumo_staff
  using ((select app.staff_role()) is not null);
create policy update_staff on public.documents for update to rumo_staff
  using ((select app.staff_role()) is not null and upload_status = 'uploaded');

grant select, delete,
  update (document_category, upload_status, sha256, wrapped_key, uploaded_at, bytes_missing_since, review_priority, review_status,
  findings, check_status, check_due_at, check_tries)
  on public.documents to rumo_system;
create policy system_all on public.documents to rumo_system using (true) with check (true);
