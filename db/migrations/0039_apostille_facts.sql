-- What the page about apostilles needs and what may change: where the federal one is sent, and who adds a state's. The lines of the
-- address stand after the colon, between slashes: a label is printed of them (features/places/rules/label-lines.ts). Read in stored
-- copies, so checked_on is empty. An id that an admin has used meanwhile stays theirs.
with added as (
  insert into facts (id, text, value, unit, source, source_url, source_date, trust, valid_from, review_by, is_shown, is_quoted) values
    ('apostille-mailing', 'Mail it to: Office of Authentications / U.S. Department of State / 44132 Mercure Circle / P.O. Box 1206 / Sterling, VA 20166-1206.',
    null, null, 'U.S. Department of State, requesting authentication services', 'https://travel.state.gov/content/travel/en/records-and-authentications/authenticate-your-document/requesting-authentication-services.html',
    '2024-04-12', 'official', null, '2026-12-31', true, false),
    ('apostille-state-office', 'In most states it is the Secretary of State. The offices of the others say so on their own pages.',
    null, null, 'U.S. Department of State, apostille requirements, and the offices themselves', 'https://travel.state.gov/content/travel/en/records-and-authentications/authenticate-your-document/apostille-requirements.html',
    null, 'official', null, '2026-12-31', true, false)
  on conflict (id) do nothing
  returning *
)
insert into fact_versions (fact_id, version, content)
select id, version, to_jsonb(added) - 'id' - 'version' - 'updated_by' - 'updated_at' from added;
