-- The nightly check counts slices of visitors under one snapshot (db/current/functions/traffic_check.sql) instead of a
-- whole day under the counting lock; what an experiment has to hold is counted by slices, too.
drop function if exists app.differing_rollups(date);
drop function if exists app.counted_experiments(uuid[]);
