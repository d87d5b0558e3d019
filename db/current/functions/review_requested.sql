-- Since when a case waits for us. A decision that is taken back does not set the clock again: until its person has been told,
-- the case is where it was (held_status).
create or replace function app.tg_visa_applications__review_requested() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.review_requested_at := coalesce(new.review_requested_at, new.updated_at);
  elsif new.review_requested_at is null
      or (old.status in ('started', 'in_progress') and old.held_status is distinct from 'under_review') then
    new.review_requested_at := now();
  end if;
  return new;
end
$$;
revoke all on function app.tg_visa_applications__review_requested() from public;

create or replace trigger _100_review_requested before insert on public.visa_applications
  for each row when (new.status = 'under_review')
  execute function app.tg_visa_applications__review_requested();
create or replace trigger _110_review_requested before update of status on public.visa_applications
  for each row when (new.status = 'under_review' and old.status <> 'under_review')
  execute function app.tg_visa_applications__review_requested();
