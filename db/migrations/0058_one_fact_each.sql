-- What is handed in is asked, too: the assistant quotes the facts about the hand-in, except those that another fact of the
-- register says more fully. Where 0055 said the same again, one fact
-- stays, the one that is shown at the hand-in, with what the other one knew more. A fact that an admin has changed meanwhile
-- stays as it is, and so does its twin.
with twin (gone, kept) as (values
  ('photos', 'hand-in-bring-photos'), ('motivation-letter', 'hand-in-bring-letter'), ('translation', 'hand-in-bring-translation'),
  ('flight-ticket', 'hand-in-bring-flight'), ('vfs-passport', 'hand-in-keep-washington'), ('consulate-choice', 'hand-in-book-home'),
  ('minor-consent', 'hand-in-child-consent'), ('insurance-length', 'hand-in-bring-insurance-days')
), untouched as (
  select gone from twin join facts one on one.id = gone join facts other on other.id = kept
  where one.version = 1 and other.version = 1
), forgotten as (
  delete from fact_versions using untouched where fact_id = gone returning fact_id
)
delete from facts using forgotten where facts.id = forgotten.fact_id;

with fuller (id, text, source, source_url, source_date, trust, consulate) as (values
  ('hand-in-book-home', 'You cannot choose: you apply at the consulate, and at the visa center, that serves your home address. The rule is the post of the place where you usually live. We found no exceptions.',
    'Decreto Regulamentar 84/2007, by tecnico.ulisboa.pt, and worldtravelingkids.com', 'https://tecnico.ulisboa.pt', '2023-10', 'practitioner', null),
  ('hand-in-bring-translation', 'We found no list for the United States that asks for a translation of English papers. Firms that sell it say that you need one. Family papers that you use in Portugal later are translated. Ask before you pay for one.',
    'certifixlivescan.com and community.nomadgate.com, against the lists found', 'https://community.nomadgate.com/t/anybody-else-coping-with-delays-on-apostille-for-background-check/54049', null, 'disputed', null),
  ('hand-in-bring-insurance-days', 'The travel insurance of a couple in Washington ran for 120 days from the start of the visa (2023). San Francisco and some others ask for 12 months.',
    'jillandtoddinportugal.blog and portugalist.com', 'https://www.portugalist.com/insurance-d7-visa/', '2023-12-12', 'disputed', null),
  ('hand-in-child-consent', 'If only one parent moves: the other’s dated consent in writing, legalized, good for one year at most. That is Portugal’s rule for a child who travels. We found no list for the United States that says so: ask.',
    'cgportugal.org', 'https://cgportugal.org', null, 'disputed', null),
  ('d8-employer', 'People who are employed by a company abroad and work remotely apply for the D8.',
    'advocaciapinheiro.com and advogadolucas.com', 'https://advocaciapinheiro.com/en/?p=6220', null, 'practitioner', null),
  ('d8-self-employed', 'Self-employed people and freelancers apply for the D8, with the average of three months of income. Some lists want six months of 1099 invoices with the deposits and a letter from an accountant.',
    'advocaciapinheiro.com and portugaldigitalnomadvisa.com', 'https://advocaciapinheiro.com/en/?p=6220', '2025-07-11', 'practitioner', null)
), changed as (
  update facts set text = fuller.text, source = fuller.source, source_url = fuller.source_url, source_date = fuller.source_date,
    trust = fuller.trust, consulate = fuller.consulate, version = 2, updated_at = now(),
    is_quoted = true
  from fuller where facts.id = fuller.id and facts.version = 1
  returning facts.*
)
insert into fact_versions (fact_id, version, content)
select id, version, to_jsonb(changed) - 'id' - 'version' - 'updated_by' - 'updated_at' from changed;

with changed as (
  update facts set is_quoted = true, version = 2, updated_at = now()
  where id like 'hand-in-%' and version = 1 and not is_quoted and id not in ('hand-in-book-new-bedford', 'hand-in-bring-home',
    'hand-in-bring-account', 'hand-in-bring-insurance', 'hand-in-bring-record-age', 'hand-in-bring-consent-there', 'hand-in-d7-income')
  returning *
)
insert into fact_versions (fact_id, version, content)
select id, version, to_jsonb(changed) - 'id' - 'version' - 'updated_by' - 'updated_at' from changed;
