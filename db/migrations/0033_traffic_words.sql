-- What the columns of visits may hold, as types: a check of a table is read anew by every statement that writes to it,
-- eleven of them were a tenth of what a small batch costs. The views over them are made again by db/current.
drop view if exists app.view_keys, app.conversion_keys;

create domain campaign_word as text check (char_length(value) between 1 and 100);
create domain short_agent as text check (char_length(value) <= 40);
create domain device_type as text check (value in ('mobile', 'desktop'));
create domain browser as text check (value in ('Chrome', 'Firefox', 'Safari', 'Other'));
create domain load_milliseconds as integer check (value between 0 and 600000);
create domain seconds_of_view as integer check (value between 0 and 86400);

alter table page_views
  drop constraint page_views_utm_source_check,
  drop constraint page_views_utm_medium_check,
  drop constraint page_views_utm_campaign_check,
  drop constraint page_views_utm_content_check,
  drop constraint page_views_utm_term_check,
  drop constraint page_views_referrer_check,
  drop constraint page_views_user_agent_check,
  drop constraint page_views_device_type_check,
  drop constraint page_views_browser_check,
  drop constraint page_views_page_load_time_check,
  drop constraint page_views_time_on_page_check,
  alter column utm_source type campaign_word,
  alter column utm_medium type campaign_word,
  alter column utm_campaign type campaign_word,
  alter column utm_content type campaign_word,
  alter column utm_term type campaign_word,
  alter column referrer type campaign_word,
  alter column user_agent type short_agent,
  alter column device_type type device_type,
  alter column browser type browser,
  alter column page_load_time type load_milliseconds,
  alter column time_on_page type seconds_of_view;

alter table conversion_events
  drop constraint conversion_events_utm_source_check,
  drop constraint conversion_events_utm_medium_check,
  drop constraint conversion_events_utm_campaign_check,
  drop constraint conversion_events_referrer_check,
  drop constraint conversion_events_device_type_check,
  drop constraint conversion_events_browser_check,
  alter column utm_source type campaign_word,
  alter column utm_medium type campaign_word,
  alter column utm_campaign type campaign_word,
  alter column referrer type campaign_word,
  alter column device_type type device_type,
  alter column browser type browser;

-- The form of the one statement that counts has changed; db/current makes the new one.
drop function if exists app.record_traffic(timestamptz, json, uuid[], uuid[], uuid[], uuid[], integer[], integer[],
    boolean[], json, json),
  app.record_views(timestamptz, json, uuid[], uuid[], uuid[], uuid[], integer[], integer[], boolean[]);
