-- What an experiment may become, and what must hold while it runs. The operations check it first and say it in words;
-- here it holds for everybody, also for two who press at the same moment. None of these functions has more rights than
-- its caller: every role that may write an experiment or a page (admins, and the owner) sees all of both.

-- Whether its weights, pages and traffic are fixed: it runs, it is over, or it is paused and a visitor has drawn a
-- variant.
create or replace function app.experiment_is_locked(_experiment uuid, _status text) returns boolean
language sql stable set search_path = ''
as $$
  select _status in ('active', 'completed')
    or _status = 'paused' and exists (select from public.user_assignments where experiment_id = _experiment)
$$;

create or replace function app.tg_experiments__move() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    if old.status <> 'draft' then
      raise exception 'only a draft can be deleted' using errcode = 'restrict_violation';
    end if;
    return old;
  end if;
  if tg_op = 'INSERT' then
    if new.status <> 'draft' then
      raise exception 'an experiment begins as draft' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  -- Whose account is gone takes their name along, and nothing else.
  if old.status = 'completed'
    and to_jsonb(new) - array['created_by', 'decided_by'] <> to_jsonb(old) - array['created_by', 'decided_by'] then
    raise exception 'a completed experiment is final' using errcode = 'restrict_violation';
  end if;
  if new.status <> old.status and (old.status, new.status) not in
    (('draft', 'active'), ('active', 'paused'), ('paused', 'active'), ('active', 'completed'), ('paused', 'completed'))
  then
    raise exception 'an experiment does not go from % to %', old.status, new.status using errcode = 'restrict_violation';
  end if;
  if new.status = 'completed' and (new.decision is null or new.decided_at is null or new.ended_at is null) then
    raise exception 'an experiment is completed by a decision' using errcode = 'restrict_violation';
  end if;
  if (new.traffic_percentage, new.goal_event) is distinct from (old.traffic_percentage, old.goal_event)
    and app.experiment_is_locked(old.id, old.status) then
    raise exception 'a running experiment does not change' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

-- A change of variants locks the experiment: it cannot be started meanwhile.
create or replace function app.tg_experiment_variants__stay() returns trigger
language plpgsql set search_path = ''
as $$
declare
  _experiment uuid := coalesce(new.experiment_id, old.experiment_id);
  _status text;
begin
  -- None is there when the experiment itself is being deleted, or when its row cannot be seen: then nor can this one.
  select status into _status from public.experiments where id = _experiment for share;
  if found and app.experiment_is_locked(_experiment, _status) then
    raise exception 'a running experiment does not change' using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end
$$;

-- What must hold at the moment of the start. Two starts come one after another, and the second sees the first; its pages
-- are held still, so that nobody takes one off meanwhile.
create or replace function app.tg_experiments__start() returns trigger
language plpgsql set search_path = ''
as $$
declare
  _variants record;
begin
  perform pg_advisory_xact_lock(7862104);
  perform 1 from public.landing_pages p join public.experiment_variants v on v.landing_page_id = p.id
  where v.experiment_id = new.id order by p.id for share of p;
  select count(*) as n, sum(v.traffic_weight) as total,
    count(*) filter (where p.is_active and p.status = 'active') as shown
  into _variants
  from public.experiment_variants v left join public.landing_pages p on p.id = v.landing_page_id
  where v.experiment_id = new.id;
  if _variants.n < 2 or _variants.total <> 100 or _variants.shown <> _variants.n then
    raise exception 'an experiment starts with two variants, weights of 100 and pages that the public sees'
      using errcode = 'restrict_violation';
  end if;
  if exists (
    select from public.experiment_variants mine
    join public.experiment_variants theirs on theirs.landing_page_id = mine.landing_page_id
    join public.experiments other on other.id = theirs.experiment_id
    where mine.experiment_id = new.id and other.id <> new.id and other.status = 'active') then
    raise exception 'another experiment runs on one of these pages' using errcode = 'restrict_violation';
  end if;
  return null;
end
$$;

-- A page that is being tested stays as it was when the test began, and where visitors find it.
create or replace function app.tg_landing_pages__stay() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    if (new.slug, new.title, new.meta_description, new.content, new.pitch_title, new.pitch_text, new.primary_cta,
        new.secondary_cta, new.status, new.is_active)
      is not distinct from (old.slug, old.title, old.meta_description, old.content, old.pitch_title, old.pitch_text,
        old.primary_cta, old.secondary_cta, old.status, old.is_active) then
      return new;
    end if;
  end if;
  if exists (
    select from public.experiment_variants v join public.experiments e on e.id = v.experiment_id
    where v.landing_page_id = old.id and e.status = 'active') then
    raise exception 'an active experiment shows this page' using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end
$$;

revoke all on function app.experiment_is_locked(uuid, text), app.tg_experiments__move(),
  app.tg_experiment_variants__stay(), app.tg_experiments__start(), app.tg_landing_pages__stay() from public;
grant execute on function app.experiment_is_locked(uuid, text) to rumo_staff, rumo_system;

create or replace trigger _100_move before insert or update or delete on public.experiments
  for each row execute function app.tg_experiments__move();
create or replace trigger _100_stay before insert or update or delete on public.experiment_variants
  for each row execute function app.tg_experiment_variants__stay();
create or replace trigger _900_start after update of status on public.experiments
  for each row when (new.status = 'active' and old.status <> 'active') execute function app.tg_experiments__start();
create or replace trigger _100_stay before update or delete on public.landing_pages
  for each row execute function app.tg_landing_pages__stay();
