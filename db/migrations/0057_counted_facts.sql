-- Dates are counted from these figures (features/facts/durations.ts), so each says its duration now. What an admin has written
-- meanwhile stays.
with counted as (
  update facts set value = figure.value, unit = figure.unit, version = facts.version + 1, updated_by = null, updated_at = now()
    from (values
      ('nif-time', null, null, '0-4', 'weeks'),
      ('apostille', '20', 'USD', '0-5', 'weeks'),
      ('processing-time', '60', 'days', '30-90', 'days')
    ) as figure (id, old_value, old_unit, value, unit)
    where facts.id = figure.id and facts.value is not distinct from figure.old_value
      and facts.unit is not distinct from figure.old_unit
    returning facts.*
)
insert into fact_versions (fact_id, version, content)
  select id, version, to_jsonb(counted) - 'id' - 'version' - 'updated_by' - 'updated_at' from counted;
