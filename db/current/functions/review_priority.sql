-- The queue of documents goes by the plan of their owner (`features/plans/rules/entitlements.ts`, held against this by a test):
-- premium first, then standard and special plans, then everybody else; inside each the longest waiting first.

create or replace function app.review_priority(_plan text, _status text) returns integer
language sql immutable set search_path = ''
as $$
  select case when _status is distinct from 'active' then 2 when _plan = 'premium' then 0 else 1 end
$$;

-- A document that comes to wait takes the place of its owner's plan at that moment.
create or replace function app.tg_documents__review_priority() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.upload_status = 'uploaded' then
    new.review_priority := coalesce((
      select app.review_priority(subscription_plan, subscription_status)
      from public.subscriptions where user_id = new.user_id), 2);
  end if;
  return new;
end
$$;

-- A plan that begins, changes or ends takes along what waits already.
create or replace function app.tg_subscriptions__review_priority() returns trigger
language plpgsql set search_path = ''
as $$
declare
  _place constant integer := case tg_op when 'DELETE' then 2
    else app.review_priority(new.subscription_plan, new.subscription_status) end;
begin
  update public.documents set review_priority = _place
  where user_id = coalesce(new.user_id, old.user_id) and review_priority <> _place
    and upload_status = 'uploaded' and review_status in ('waiting', 'in_review');
  return null;
end
$$;
revoke all on function app.review_priority(text, text), app.tg_documents__review_priority(),
  app.tg_subscriptions__review_priority() from public;
grant execute on function app.review_priority(text, text) to rumo_applicant, rumo_staff, rumo_system;
create or replace trigger _300_review_priority before insert or update of upload_status, document_category, review_status
  on public.documents for each row execute function app.tg_documents__review_priority();
create or replace trigger _500_review_priority after insert or delete or update of subscription_plan, subscription_status
  on public.subscriptions for each row execute function app.tg_subscriptions__review_priority();
