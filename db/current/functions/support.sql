-- What follows from writing to support, and from being answered.

-- The plan decides how urgent a conversation is, not who begins it. Staff may change it afterwards.
create or replace function app.tg_support_messages__priority() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('rumo_applicant', 'rumo_staff') then
    new.priority := coalesce((
      select case subscription_plan when 'premium' then 'high' when 'standard' then 'medium' end
      from public.subscriptions where user_id = new.user_id and subscription_status = 'active'), 'low');
  end if;
  return new;
end
$$;

-- Since when the person waits for us. A new message waits from its first moment, unless it is ours (without words of the
-- person). What is finished neither waits nor sleeps. What staff open again waits since the first thing that was said
-- after our last answer, unless the statement that opens it says since when.
create or replace function app.tg_support_messages__waiting() returns trigger
language plpgsql set search_path = ''
as $$
declare
  answered timestamptz;
begin
  if new.status in ('resolved', 'closed') then
    new.waiting_since := null;
    new.snoozed_until := null;
  elsif tg_op = 'INSERT' then
    new.waiting_since := case when new.message <> '' then new.created_at end;
  elsif old.status in ('resolved', 'closed') and new.waiting_since is null then
    select max(created_at) into answered from public.support_replies where message_id = new.id and from_staff;
    if answered is null then
      new.waiting_since := case when new.message <> '' then new.created_at end;
    else
      select min(created_at) into new.waiting_since from public.support_replies
      where message_id = new.id and not from_staff and created_at > answered;
    end if;
  end if;
  return new;
end
$$;

-- A reply moves its conversation: staff take an open one up, the person opens a finished one again and wakes one that
-- sleeps. An answer of ours ends the waiting; what the person says begins it, unless they wait already. None of this is
-- in an applicant's grant; an applicant reaches it through a reply of their own alone.
create or replace function app.tg_support_replies__move() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.support_messages
  set last_activity_at = new.created_at,
      -- A tsvector ends at 1 MiB and refuses more: words beyond are not found, but the reply is kept.
      words = case when octet_length(words::text) < 900000 then words || app.text_words(new.body) else words end,
      status = case
        when new.from_staff and status = 'open' then 'in_progress'
        when not new.from_staff and status in ('resolved', 'closed') then 'open'
        else status
      end,
      waiting_since = case when not new.from_staff then coalesce(waiting_since, new.created_at) end,
      snoozed_until = case when new.from_staff then snoozed_until end
  where id = new.message_id;
  return null;
end
$$;
alter function app.tg_support_replies__move() owner to rumo_system;

-- Every change of a status leaves a line, whatever makes it. As system, because no other role may write lines.
create or replace function app.tg_support_messages__status_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.support_status_changes (message_id, from_status, to_status)
  values (new.id, old.status, new.status);
  return null;
end
$$;
alter function app.tg_support_messages__status_change() owner to rumo_system;
revoke all on function app.tg_support_messages__priority(), app.tg_support_messages__waiting(),
  app.tg_support_replies__move(), app.tg_support_messages__status_change() from public;

create or replace trigger _100_priority before insert on public.support_messages
  for each row execute function app.tg_support_messages__priority();
create or replace trigger _200_waiting before insert or update of status on public.support_messages
  for each row execute function app.tg_support_messages__waiting();
create or replace trigger _500_move after insert on public.support_replies
  for each row execute function app.tg_support_replies__move();
create or replace trigger _600_status_change after update of status on public.support_messages
  for each row when (old.status is distinct from new.status)
  execute function app.tg_support_messages__status_change();
