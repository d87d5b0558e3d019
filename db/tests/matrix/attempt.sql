-- Tries one statement as somebody and takes everything back. Answers what came of it in one word:
-- '-' refused or nothing there, 'fk' and 'unique' stopped by a constraint alone, else what `_observe` (run past
-- every wall, after the statement) or the statement itself says.
create function pg_temp.attempt(
  _role text, _user text, _staff text, _prepare text, _statement text, _observe text
) returns text language plpgsql as $$
declare
  _outcome text;
begin
  if _prepare is not null then
    execute _prepare;
  end if;
  perform set_config('app.user_id', _user, true), set_config('app.staff_role', _staff, true),
    set_config('role', _role, true);
  if _observe is null then
    execute _statement into _outcome;
  else
    execute _statement;
    perform set_config('role', 'none', true);
    execute _observe into _outcome;
  end if;
  raise exception using errcode = 'ZZ999', message = coalesce(nullif(_outcome, ''), '-');
exception when others then
  return case sqlstate
    when 'ZZ999' then sqlerrm
    when '42501' then '-'
    -- For a role that may not enter the schema the table does not exist.
    when '42P01' then '-'
    when '23503' then 'fk'
    when '23001' then 'fk'
    when '23505' then 'unique'
    else sqlstate || ' ' || sqlerrm
  end;
end
$$;
