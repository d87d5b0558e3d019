-- Live updates: a committed change tells every process which lists a person has to read again. A notice holds ids and
-- a topic, nothing of the row. Once per statement and person, so that a bulk change stays small; PostgreSQL drops
-- notices of one transaction that say the same.

-- Arguments: the topic; the owner and the application of a row of `changed`, in SQL; the office's topic or ''.
create or replace function app.tg_live__notify() returns trigger
language plpgsql set search_path = ''
as $$
declare
  _notice record;
begin
  -- A person's new name is written into the texts that searches read (functions/search.sql): nobody's list changed.
  if current_setting('app.renaming', true) = 'on' then
    return null;
  end if;
  for _notice in execute format('select distinct %s as owner, %s as application from changed', tg_argv[1], tg_argv[2])
  loop
    perform pg_notify('rumo_live', json_build_object('owner', _notice.owner, 'topic', tg_argv[0],
      'application_id', _notice.application, 'office', nullif(tg_argv[3], ''))::text);
  end loop;
  return null;
end
$$;
revoke all on function app.tg_live__notify() from public;

-- A session that was ended, a role that was given or taken: streams of this person are checked again.
create or replace function app.tg_live__recheck() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_notify('rumo_live', json_build_object('recheck', coalesce(new.user_id, old.user_id))::text);
  return null;
end
$$;
revoke all on function app.tg_live__recheck() from public;
create or replace trigger _800_live_recheck after update of ended_at on public.sessions
  for each row when (old.ended_at is null and new.ended_at is not null) execute function app.tg_live__recheck();
create or replace trigger _800_live_recheck after insert or update or delete on public.user_roles
  for each row execute function app.tg_live__recheck();

-- The tables that are followed. A row without an owner is nobody's news, except the office's.
do $$
declare
  followed record;
  event record;
begin
  for followed in
    select * from (values
      -- What staff decide is held back for the applicant, who is told when it has become theirs to know (tell-decision).
      ('visa_applications', 'applications', 'case when current_user <> ''rumo_staff'' then user_id end', 'id',
        'office-applications'),
      -- Notes are for staff alone.
      ('application_notes', 'applications', 'null::uuid', 'application_id', 'office-applications'),
      ('application_guide_items', 'guide',
        '(select a.user_id from public.visa_applications a where a.id = application_id)', 'application_id',
        'office-applications'),
      ('papers_set_aside', 'guide',
        '(select a.user_id from public.visa_applications a where a.id = application_id)', 'application_id',
        'office-applications'),
      ('application_dates', 'dates',
        '(select a.user_id from public.visa_applications a where a.id = application_id)', 'application_id', ''),
      ('documents', 'documents', 'user_id', 'application_id', 'office-reviews'),
      ('profiles', 'profile', 'user_id', 'null::uuid', ''),
      ('account_erasures', 'profile', 'account_id', 'null::uuid', ''),
      ('subscriptions', 'subscription', 'user_id', 'null::uuid', ''),
      ('payments', 'subscription', 'user_id', 'null::uuid', ''),
      ('refund_requests', 'subscription', 'user_id', 'null::uuid', ''),
      ('support_replies', 'support', 'user_id', 'null::uuid', 'office-support'),
      ('support_messages', 'support', 'user_id', 'null::uuid', 'office-support'),
      ('support_notes', 'support', 'null::uuid', 'null::uuid', 'office-support'),
      -- A member of staff's bell, and which kinds are quiet.
      ('staff_notices', 'notices', 'for_account', 'null::uuid', ''),
      ('muted_notices', 'notices', 'user_id', 'null::uuid', ''),
      ('canned_replies', 'support', 'null::uuid', 'null::uuid', 'office-support'),
      -- What became of the e-mail about a reply is staff's to know.
      ('outbox_mails', 'support', 'null::uuid', 'null::uuid', 'office-support'),
      -- What the public sees: every process reads it again.
      ('landing_pages', 'marketing', 'null::uuid', 'null::uuid', ''),
      ('experiments', 'marketing', 'null::uuid', 'null::uuid', ''),
      ('experiment_variants', 'marketing', 'null::uuid', 'null::uuid', ''),
      -- Nobody's and everybody's: every process passes it on to all who are there, and forgets what it kept.
      ('system_settings', 'settings', 'null::uuid', 'null::uuid', '')
    ) as list (table_name, topic, owner, application, office)
  loop
    for event in
      select * from (values ('insert', 'new'), ('update', 'new'), ('delete', 'old')) as events (name, rows)
    loop
      execute format(
        'create or replace trigger %I after %s on public.%I referencing %s table as changed
          for each statement execute function app.tg_live__notify(%L, %L, %L, %L)',
        '_800_live_' || event.name, event.name, followed.table_name, event.rows, followed.topic, followed.owner,
        followed.application, followed.office);
    end loop;
  end loop;
end
$$;
