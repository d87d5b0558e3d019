-- The server has the bytes on disk and tells their hash and wrapped key. Only the owner's transaction can, once, for
-- a pending row; hash and key are in no person's column grants. Returns false when there is nothing to finish.
create or replace function app.finish_upload(_document uuid, _sha256 bytea, _wrapped_key bytea) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update public.documents
  set upload_status = 'uploaded', sha256 = _sha256, wrapped_key = _wrapped_key, uploaded_at = now()
  where id = _document and user_id = app.user_id() and upload_status = 'pending';
  return found;
end
$$;
alter function app.finish_upload(uuid, bytea, bytea) owner to rumo_system;
revoke all on function app.finish_upload(uuid, bytea, bytea) from public;
grant execute on function app.finish_upload(uuid, bytea, bytea) to rumo_applicant;
