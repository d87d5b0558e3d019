-- Whether the assistant may quote a fact, to anybody who asks: apart from is_shown, which is about its place in the
-- guide. What somebody adds begins unquoted; what came with the register was written for applicants.
alter table facts add column is_quoted boolean not null default false;
update facts set is_quoted = true
  where is_shown or exists (select from fact_versions as first
    where first.fact_id = facts.id and first.version = 1 and first.changed_by is null);
-- The history tells of the column as if it had been there: no change of it was anybody's.
update fact_versions set content = content || jsonb_build_object('is_quoted', facts.is_quoted)
  from facts where facts.id = fact_versions.fact_id;

-- What the assistant is asked and the register did not hold yet; like its beginning it was read in stored copies of public
-- pages, so checked_on is empty. An id that an admin has used meanwhile stays theirs.
with added as (
  insert into facts (id, text, value, unit, source, source_url, source_date, trust, valid_from, review_by, is_shown, is_quoted) values
    ('tax-residence', 'Your tax residence in Portugal starts when the address on your NIF is changed to a Portuguese one. Ask a tax adviser before you change it.',
      null, null, 'support.bordr.com', 'https://support.bordr.com/article/350',
      null, 'practitioner', null, '2026-12-31', false, true),
    ('nif-password', 'The password to the website of the tax office (Finanças) comes by mail. That takes 3 to 4 weeks.',
      '3-4', 'weeks', 'support.bordr.com', 'https://support.bordr.com/article/38',
      null, 'practitioner', null, '2026-12-31', false, true),
    ('us-tax-return', 'U.S. citizens go on filing a U.S. tax return, on their income from all over the world, wherever they live.',
      null, null, 'taxbordr.com and eduardofs.com', 'https://taxbordr.com',
      null, 'practitioner', null, '2026-12-31', false, true),
    ('fbar', 'If you have more than $10,000 in accounts outside the United States, you report them to the U.S. government. The report is called FBAR.',
      '10000', 'USD', 'taxbordr.com and eduardofs.com', 'https://taxbordr.com',
      null, 'practitioner', null, '2026-12-31', false, true),
    ('pfic', 'U.S. tax holds a danger called PFIC for Americans abroad. Ask a tax adviser about it before you put money into anything there.',
      null, null, 'taxbordr.com and eduardofs.com', 'https://taxbordr.com',
      null, 'practitioner', null, '2026-12-31', false, true),
    ('nhr-closed', 'The NHR tax scheme is closed. The last window for people who were on their way shut in March 2025.',
      null, null, 'savoryandpartners.com and dmatax.pt', 'https://dmatax.pt',
      '2025-09-26', 'practitioner', null, '2026-12-31', false, true),
    ('ifici-who', 'IFICI, the tax scheme that came after NHR, began in 2024 and is for qualified work only.',
      null, null, 'Ordinance 352/2024/1, by savoryandpartners.com and dmatax.pt', 'https://dmatax.pt',
      '2025-09-26', 'practitioner', '2024-12-23', '2026-12-31', false, true),
    ('income-savings', 'Consulates in the United States want to see twelve months of the D7 income in a Portuguese account. For a couple that is about €16,560 in 2026.',
      '16560', 'EUR', 'bringmeabroad.com', 'https://bringmeabroad.com',
      '2026-01-13', 'practitioner', '2026-01-01', '2026-12-31', false, true),
    ('fbi-paper', 'The paper that is accepted is the FBI Identity History Summary. A check by your state’s police is not.',
      null, null, 'FBI, frequent questions', 'https://ucr.fbi.gov',
      null, 'official', null, '2026-12-31', false, true),
    ('apostille-office', 'Only the U.S. Department of State puts the apostille on an FBI paper (form DS-4194). For a paper of a state it is the Secretary of State of the state that issued it.',
      null, null, 'apostillemydocument.com', 'https://apostillemydocument.com',
      '2026-02', 'practitioner', null, '2026-12-31', false, true),
    ('apostille-sealed', 'A few posts took an FBI letter in its sealed envelope without an apostille, in 2020 and 2023. Do not count on it: ask your consulate.',
      null, null, 'expatforum.com and fromvegastoportugal.com', 'https://fromvegastoportugal.com',
      '2023', 'disputed', null, '2026-11-30', false, true),
    ('consulate-area', 'Which consulate is yours goes by the state you live in.',
      null, null, 'portugaldigitalnomadvisa.com', 'https://portugaldigitalnomadvisa.com',
      null, 'practitioner', null, '2026-12-31', false, true),
    ('visa-centers', 'The visa centers of VFS are in San Francisco, New York, Washington, D.C., Houston and Miami.',
      '5', 'centers', 'visafetch.com', 'https://visafetch.com',
      null, 'practitioner', null, '2026-12-31', false, true),
    ('guaranteed-slots', 'People who sell a guaranteed appointment stand outside of the system.',
      null, null, 'lifesetoverseas.com', 'https://lifesetoverseas.com',
      '2026', 'practitioner', null, '2026-12-31', false, true),
    ('family-couples', 'For couples who lived together for 18 months the wait for family reunification is 15 months. Minor children are an exception.',
      '15', 'months', 'Law 61/2025, by vivianperfeito.com and tugadaily.com', 'https://vivianperfeito.com',
      '2025-10-23', 'practitioner', '2025-10-23', '2026-12-31', false, true),
    ('border-checks', 'The European entry system EES has run since October 12, 2025. Legal residents need not take part in it. ETIAS is expected late in 2026.',
      null, null, '24noticias.sapo.pt', 'https://24noticias.sapo.pt',
      '2025-10-19', 'practitioner', '2025-10-12', '2026-12-31', false, true),
    ('legal-advice', 'In Portugal only lawyers and solicitors (solicitadores) may give legal advice to others.',
      null, null, 'Lei 10/2024, by advocaciapinheiro.com', 'https://advocaciapinheiro.com',
      null, 'practitioner', null, '2026-12-31', false, true)
  on conflict (id) do nothing
  returning *
)
insert into fact_versions (fact_id, version, content)
select id, version, to_jsonb(added) - 'id' - 'version' - 'updated_by' - 'updated_at' from added;
