-- The server has the bytes on disk and tells their hash, their wrapped key, what it found in them, and whether all checks
-- are through. Only the owner's transaction can, once, for a pending row; none of it is in a person's column grants.
-- Returns false when there is nothing to finish.
create or replace function app.finish_upload(_document uuid, _sha256 bytea, _wrapped_key bytea, _findings text[],
  _check_status text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update public.documents
  set upload_status = 'uploaded', sha256 = _sha256, wrapped_key = _wrapped_key, uploaded_at = now(),
    findings = _findings, check_status = _check_status, check_due_at = now()
  where id = _document and user_id = app.user_id() and upload_status = 'pending';
  return found;
end
$$;
alter function app.finish_upload(uuid, bytea, bytea, text[], text) owner to rumo_system;
revoke all on function app.finish_upload(uuid, bytea, bytea, text[], text) from public;
grant execute on function app.finish_upload(uuid, bytea, bytea, text[], text) to rumo_applicant;
