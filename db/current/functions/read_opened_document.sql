-- The keys to a document's bytes, for a member of staff who has put on record that they open it. `_opening` is that
-- record: of this very document, by the very person this transaction acts for, at most 90 seconds old (a link to it
-- lives 60). Who acted and when is written into the record by its own trigger and can never be changed, so that no slip
-- of the program can read bytes without a record that their owner sees. Staff have no other way to path, hash or key.
-- What is not checked yet is not there. `drawn_only`: something was found in it, and the record does not say that its
-- opener was warned and wants the file itself; the bytes may then be drawn as pictures and nothing else.
create or replace function app.read_opened_document(_document uuid, _opening bigint)
returns table (id uuid, user_id uuid, file_name text, file_path text, file_type text, file_size bigint, sha256 bytea,
  wrapped_key bytea, is_flagged boolean, drawn_only boolean)
language sql stable security definer set search_path = ''
as $$
  select d.id, d.user_id, d.file_name, d.file_path, d.file_type, d.file_size, d.sha256, d.wrapped_key,
    d.findings <> '{}', d.findings <> '{}' and coalesce(e.details ->> 'warned', '') <> 'true'
  from public.documents d
  join public.audit_log e on e.id = _opening
  where d.id = _document and d.upload_status = 'uploaded' and d.check_status = 'passed'
    and app.staff_role() is not null
    and e.action = 'document.opened_by_staff' and e.subject_type = 'document' and e.subject_id = d.id::text
    and e.owner_id = d.user_id
    and e.actor_id = app.user_id() and e.actor_role in ('moderator', 'admin')
    and e.occurred_at > now() - interval '90 seconds'
$$;
alter function app.read_opened_document(uuid, bigint) owner to rumo_system;
revoke all on function app.read_opened_document(uuid, bigint) from public;
grant execute on function app.read_opened_document(uuid, bigint) to rumo_staff;
