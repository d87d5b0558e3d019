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

-- A reply moves its conversation: staff take an open one up, the person opens a finished one again. Status and time of
-- the last activity are in no applicant's grant; an applicant reaches them through a reply of their own alone.
create or replace function app.tg_support_replies__move() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.support_messages
  set last_activity_at = new.created_at,
      status = case
        when new.from_staff and status = 'open' then 'in_progress'
        when not new.from_staff and status in ('resolved', 'closed') then 'open'
        else status
      end
  where id = new.message_id;
  return null;
end
$$;
alter function app.tg_support_replies__move() owner to rumo_system;
revoke all on function app.tg_support_messages__priority(), app.tg_support_replies__move() from public;

create or replace trigger _100_priority before insert on public.support_messages
  for each row execute function app.tg_support_messages__priority();
create or replace trigger _500_move after insert on public.support_replies
  for each row execute function app.tg_support_replies__move();
