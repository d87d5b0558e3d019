-- What rings a colleague's bell, in the transaction of its cause. The triggers have more rights than who causes it, because
-- nobody writes into another's list.

-- Tells one account, unless it acted itself or is not staff. What nobody does (a demonstration, a repair) rings nothing. An
-- unread notice about the same thing gives way: three answers in one conversation are one line.
create or replace function app.ring(_kind text, _for uuid, _application uuid, _message uuid, _document uuid)
returns void
language plpgsql set search_path = ''
as $$
begin
  if _for is null or app.user_id() is null or _for = app.user_id() then
    return;
  end if;
  perform 1 from public.user_roles r join public.accounts a on a.id = r.user_id
  where r.user_id = _for and r.role in ('moderator', 'admin') and a.deactivated_at is null;
  if not found then
    return;
  end if;
  perform app.unring(_kind, _for, _application, _message, _document);
  insert into public.staff_notices (kind, for_account, application_id, message_id, document_id, caused_by)
  values (_kind, _for, _application, _message, _document, app.user_id());
end
$$;

-- Takes an unread notice away: a decision that was taken back is no news.
create or replace function app.unring(_kind text, _for uuid, _application uuid, _message uuid, _document uuid)
returns void
language sql set search_path = ''
as $$
  delete from public.staff_notices
  where for_account = _for and kind = _kind and read_at is null
    and application_id is not distinct from _application
    and message_id is not distinct from _message
    and document_id is not distinct from _document
$$;
revoke all on function app.ring(text, uuid, uuid, uuid, uuid), app.unring(text, uuid, uuid, uuid, uuid) from public;
grant execute on function app.ring(text, uuid, uuid, uuid, uuid), app.unring(text, uuid, uuid, uuid, uuid) to rumo_system;

-- A case or a conversation got a new assignee.
create or replace function app.tg__ring_assigned() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'visa_applications' then
    perform app.ring('assigned', new.assigned_to, new.id, null, null);
  else
    perform app.ring('assigned', new.assigned_to, null, new.id, null);
  end if;
  return null;
end
$$;
alter function app.tg__ring_assigned() owner to rumo_system;

-- The person replied in an assigned conversation.
create or replace function app.tg_support_replies__ring() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.ring('replied', assigned_to, null, id, null) from public.support_messages where id = new.message_id;
  return null;
end
$$;
alter function app.tg_support_replies__ring() owner to rumo_system;

-- A case was decided, or the decision taken back: that alone leaves nothing held.
create or replace function app.tg_visa_applications__ring() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.held_until is null then
    perform app.unring('decided', new.assigned_to, new.id, null, null);
  else
    perform app.ring('decided', new.assigned_to, new.id, null, null);
  end if;
  return null;
end
$$;
alter function app.tg_visa_applications__ring() owner to rumo_system;

-- A paper was decided, or the decision taken back. It is the colleague's whose case it belongs to.
create or replace function app.tg_document_reviews__ring() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  _case record;
begin
  select a.id, a.assigned_to into _case
  from public.documents d join public.visa_applications a on a.id = d.application_id where d.id = new.document_id;
  if new.status = 'waiting' then
    perform app.unring('decided', _case.assigned_to, _case.id, null, new.document_id);
  else
    perform app.ring('decided', _case.assigned_to, _case.id, null, new.document_id);
  end if;
  return null;
end
$$;
alter function app.tg_document_reviews__ring() owner to rumo_system;
revoke all on function app.tg__ring_assigned(), app.tg_support_replies__ring(), app.tg_visa_applications__ring(),
  app.tg_document_reviews__ring() from public;

create or replace trigger _650_ring_assigned after update of assigned_to on public.visa_applications
  for each row when (new.assigned_to is distinct from old.assigned_to) execute function app.tg__ring_assigned();
create or replace trigger _650_ring_assigned after update of assigned_to on public.support_messages
  for each row when (new.assigned_to is distinct from old.assigned_to) execute function app.tg__ring_assigned();
create or replace trigger _650_ring after insert on public.support_replies
  for each row when (not new.from_staff) execute function app.tg_support_replies__ring();
create or replace trigger _650_ring_decided after update of decided_at on public.visa_applications
  for each row when (new.version <> old.version and new.assigned_to is not null)
  execute function app.tg_visa_applications__ring();
create or replace trigger _650_ring after insert on public.document_reviews
  for each row when (new.status in ('accepted', 'returned', 'waiting')) execute function app.tg_document_reviews__ring();

-- Tells colleagues that a note names them. The note must be the caller's own: nobody rings about what they did not write.
create or replace function app.mention(_note uuid, _people uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if app.staff_role() is null then
    return;
  end if;
  perform app.ring('mentioned', person, application_id, message_id, null)
  from (
    select application_id, null::uuid as message_id from public.application_notes
    where id = _note and author_id = app.user_id()
    union all
    select null, message_id from public.support_notes where id = _note and author_id = app.user_id()
  ) as note cross join unnest(_people) as person;
end
$$;
alter function app.mention(uuid, uuid[]) owner to rumo_system;
revoke all on function app.mention(uuid, uuid[]) from public;
grant execute on function app.mention(uuid, uuid[]) to rumo_staff;
