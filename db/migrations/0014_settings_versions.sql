-- Two admins may have the settings open at once: whoever saves names the version their change began from.
alter table system_settings add column version integer not null default 1 check (version > 0);

-- The outbox is read newest first, page after page, all of it or one kind.
create index outbox_mails_created on outbox_mails (created_at desc, id desc);
create index outbox_mails_template on outbox_mails (template, created_at desc);

-- It answers one column more; a function's answer cannot be changed in place.
drop function if exists app.find_session(uuid, uuid, bytea);
