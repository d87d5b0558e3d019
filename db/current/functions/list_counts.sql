-- Keeps list_counts: every change of a counted table adds what it changed, in its own transaction. The functions run as
-- system because nobody else may write counts.

-- Once per statement. A table without a status has the one bucket 'all'.
create or replace function app.tg_list_counts__rows() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into public.list_counts (list, bucket, delta)
    select tg_table_name, coalesce(to_jsonb(changed) ->> 'status', 'all'), count(*) from changed group by 2;
  elsif tg_op = 'DELETE' then
    insert into public.list_counts (list, bucket, delta)
    select tg_table_name, coalesce(to_jsonb(changed) ->> 'status', 'all'), -count(*) from changed group by 2;
  else
    delete from public.list_counts where list = tg_table_name;
  end if;
  return null;
end
$$;
alter function app.tg_list_counts__rows() owner to rumo_system;

-- Per row, and only where the status changed: most updates change something else and must not pay for this.
create or replace function app.tg_list_counts__status() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.list_counts (list, bucket, delta)
  values (tg_table_name, old.status, -1), (tg_table_name, new.status, 1);
  return null;
end
$$;
alter function app.tg_list_counts__status() owner to rumo_system;
revoke all on function app.tg_list_counts__rows(), app.tg_list_counts__status() from public;

do $$
declare
  counted text;
begin
  foreach counted in array array['accounts', 'visa_applications', 'support_messages'] loop
    execute format('create or replace trigger _700_count_insert after insert on public.%I
      referencing new table as changed for each statement execute function app.tg_list_counts__rows()', counted);
    execute format('create or replace trigger _700_count_delete after delete on public.%I
      referencing old table as changed for each statement execute function app.tg_list_counts__rows()', counted);
    execute format('create or replace trigger _700_count_truncate after truncate on public.%I
      for each statement execute function app.tg_list_counts__rows()', counted);
    if counted <> 'accounts' then
      execute format('create or replace trigger _700_count_status after update of status on public.%I
        for each row when (old.status is distinct from new.status)
        execute function app.tg_list_counts__status()', counted);
    end if;
  end loop;
end
$$;
