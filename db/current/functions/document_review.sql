-- What follows from uploading a document, and from filing it as something else. Written by the row itself: no person has
-- a grant on these columns, except staff on what they decide.
create or replace function app.tg_documents__review() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.upload_status = 'uploaded' and (tg_op = 'INSERT' or old.upload_status <> 'uploaded') then
    new.waiting_since := coalesce(new.waiting_since, new.uploaded_at, now());
  elsif tg_op = 'UPDATE' and new.upload_status = 'uploaded' and new.document_category <> old.document_category then
    -- A passport that was accepted is not thereby an accepted birth certificate.
    new.review_status := 'waiting';
    new.review_reason := null;
    new.reviewed_at := null;
    new.review_version := old.review_version + 1;
    new.waiting_since := now();
  end if;
  return new;
end
$$;
revoke all on function app.tg_documents__review() from public;
create or replace trigger _100_review before insert or update of document_category, upload_status on public.documents
  for each row execute function app.tg_documents__review();
