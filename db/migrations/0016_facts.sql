-- What we know of fees, times and rules of the real process, and where from. The guide shows the specification's figures
-- as written; what applicants read beside them comes from here, so that staff can keep it true without a programmer.
create table facts (
  -- Code names facts by it (features/facts/rules.ts): never changed.
  id text primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  -- What applicants read.
  text text not null check (char_length(text) between 1 and 600),
  -- The figure alone, for lists and reminders: '110' and 'EUR'.
  value text check (char_length(value) between 1 and 40),
  unit text check (char_length(unit) between 1 and 40),
  -- Who says so, as applicants read it, and where we read it.
  source text not null check (char_length(source) between 1 and 200),
  source_url text check (source_url ~ '^https://' and char_length(source_url) <= 500),
  -- When the source said it: a day, a month or a year; null when it bears no date.
  source_date text check (source_date ~ '^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$'),
  -- When one of us last compared it with the source; null when nobody has, since it came from stored copies.
  checked_on date,
  trust text not null check (trust in ('official', 'practitioner', 'community', 'disputed')),
  -- The one post it holds for; null for all.
  consulate text check (char_length(consulate) between 1 and 100),
  valid_from date,
  -- When somebody has to look again.
  review_by date not null,
  -- Whether applicants read it.
  is_shown boolean not null,
  -- Raised by every change: two admins who edit the same fact are told of each other.
  version integer not null default 1,
  updated_by uuid references accounts (id) on delete set null,
  updated_at timestamptz not null default now()
);
create index facts_updated_by on facts (updated_by) where updated_by is not null;

-- Every state that a fact has had, the present one too. Rows are added and never changed.
create table fact_versions (
  fact_id text not null references facts (id),
  version integer not null,
  -- The columns of the fact that people edit.
  content jsonb not null,
  changed_by uuid references accounts (id) on delete set null,
  changed_at timestamptz not null default now(),
  primary key (fact_id, version)
);
create index fact_versions_changed_by on fact_versions (changed_by) where changed_by is not null;

-- The beginning: read in stored copies of public pages, none of it on the live web, so checked_on is empty.
insert into facts (id, text, value, unit, source, source_url, source_date, trust, valid_from, review_by, is_shown) values
  ('visa-fee', '€110 for the visa, plus about €40 for the visa center.',
    '110', 'EUR', 'jobbatical.com', 'https://jobbatical.com/blog/portugal-immigration-updates',
    '2026-01-28', 'practitioner', null, '2026-12-31', true),
  ('processing-time', 'The law allows 60 days. People report 30 to 60 days, and up to 90.',
    '60', 'days', 'nna.com.pt and nomadvisa.app', 'https://nomadvisa.app',
    null, 'practitioner', null, '2026-12-31', true),
  ('visa-length', 'The visa itself lasts four months (120 days), with two entries.',
    '120', 'days', 'stepinsideportugal.com and nomadvisa.app', 'https://stepinsideportugal.com',
    null, 'practitioner', null, '2026-12-31', true),
  ('time-in-all', 'In the U.S. it takes 2 to 4 months in all. Start earlier if you can.',
    '2-4', 'months', 'portugalresidencyadvisors.com', 'https://portugalresidencyadvisors.com',
    '2026', 'practitioner', null, '2026-12-31', true),
  ('interview-form', 'In the U.S. you often hand in your papers at a visa center instead. That takes about an hour. The consulate may still ask you to come for an interview.',
    null, null, 'visafetch.com and nna.com.pt', 'https://visafetch.com',
    null, 'practitioner', null, '2026-12-31', true),
  ('permit-deadline', 'We found no such 30-day rule. The visit to AIMA belongs inside the four months of your visa.',
    null, null, 'stepinsideportugal.com and isabelhygino.com', 'https://stepinsideportugal.com',
    null, 'practitioner', null, '2026-12-31', true),
  ('permit-cost', '€160 to €170 in all in January 2026. Fees went up again on March 1, 2026, by up to a third.',
    '160-170', 'EUR', 'jobbatical.com and passportu.eu', 'https://jobbatical.com/blog/portugal-immigration-updates',
    '2026-03-04', 'practitioner', '2026-03-01', '2026-12-31', true),
  ('health-registration', 'You can only sign up in full with a residence permit, a NIF and an address in Portugal. It may take longer.',
    null, null, 'ers.pt', 'https://www.ers.pt',
    '2026-02-02', 'official', null, '2026-12-31', true),
  ('nif-alone', 'You ask in person, with an appointment. Or a legal representative in Portugal asks for you, with your power of attorney. People from abroad cannot log in to the portal.',
    null, null, 'Portuguese tax office, FAQ 00299, and Açoriano Oriental', 'https://info.portaldasfinancas.gov.pt',
    '2025-07', 'official', null, '2026-12-31', true),
  ('nif-representative', 'A tax representative is not always needed any more. Once you have ties with the tax office, you name one or sign up for its electronic messages within 15 days. Some services still say that one is a must.',
    '15', 'days', 'Portuguese tax office, information in English', 'https://info.portaldasfinancas.gov.pt',
    null, 'disputed', null, '2026-11-30', true),
  ('nif-time', 'Until the number arrives it can take from some hours to 3-4 weeks.',
    null, null, 'e-residence.com', 'https://e-residence.com',
    null, 'practitioner', null, '2026-12-31', true),
  ('passport-validity', 'The rule we found is 3 months beyond the stay. 6 months is the safe side.',
    '3', 'months', 'nomadvisa.app and afpop.com', 'https://nomadvisa.app',
    null, 'practitioner', null, '2026-12-31', true),
  ('criminal-record-age', 'Lists for the United States ask for a record that is less than 90 days old when you hand it in. Others say 6 months.',
    '90', 'days', 'liveinpt.com and certifixlivescan.com', 'https://liveinpt.com',
    null, 'disputed', null, '2026-11-30', true),
  ('fbi-fee', 'The FBI asks $18 per request and does not rush any. Channelers can be faster.',
    '18', 'USD', 'FBI, frequent questions', 'https://ucr.fbi.gov',
    null, 'official', null, '2026-12-31', true),
  ('apostille', 'The apostille costs $20 and takes about 5 weeks by mail.',
    '20', 'USD', 'apostillemydocument.com', 'https://apostillemydocument.com',
    '2026-02', 'practitioner', null, '2026-12-31', true),
  ('birth-certificate-need', 'Lists for the D7 visa do not name it for the main applicant, only to prove family ties. Ask your consulate before you order it.',
    null, null, 'therealestateshop.pt and nomadvisa.app', 'https://nomadvisa.app',
    null, 'practitioner', null, '2026-12-31', true),
  ('income-statements', 'Some posts ask for 3 to 6 months.',
    '3-6', 'months', 'nomadvisa.app', 'https://nomadvisa.app',
    null, 'practitioner', null, '2026-12-31', true),
  ('income-d7', 'For the D7 visa in 2026: €920 a month, half as much again for a spouse, 30% for a child. Consulates in the United States like to see twelve months of it in a Portuguese account.',
    '920', 'EUR a month', 'bringmeabroad.com', 'https://bringmeabroad.com',
    '2026-01-13', 'practitioner', '2026-01-01', '2026-12-31', true),
  ('insurance-kind', 'For the visa you need travel insurance. It must be good in all Schengen countries, for urgent care and for the trip home. Some posts in the United States like a longer one.',
    '30000', 'EUR', 'visas.pt and portugalist.com', 'https://www.portugalist.com',
    '2024-02-29', 'disputed', null, '2026-11-30', true),
  ('lease-length', 'A registered lease of 12 months is what most posts expect. Some take 6 months.',
    '12', 'months', 'portugalist.com', 'https://www.portugalist.com',
    '2024-03-05', 'practitioner', null, '2026-12-31', true),
  ('minimum-wage', 'The Portuguese minimum wage is €920 a month in 2026.',
    '920', 'EUR a month', 'Decreto-Lei 139/2025, by nomadvisa.app', 'https://nomadvisa.app',
    null, 'practitioner', '2026-01-01', '2026-12-31', false),
  ('income-d8', 'For the D8 visa in 2026: €3,680 a month, four times the minimum wage, as an average of three months.',
    '3680', 'EUR a month', 'nomadvisa.app and bringmeabroad.com', 'https://bringmeabroad.com',
    '2026-01-13', 'practitioner', '2026-01-01', '2026-12-31', false),
  ('permit-length', 'The first residence permit lasts 2 years, each renewal 3 years.',
    '2', 'years', 'isabelhygino.com and beyondlegal.pt', 'https://beyondlegal.pt',
    null, 'practitioner', null, '2026-12-31', false),
  ('family-wait', 'Family reunification has a general wait of 2 years, with exceptions for minor children and for couples who lived together before. Couples do better to file their own visas together.',
    '2', 'years', 'Law 61/2025, by vivianperfeito.com and jobbatical.com', 'https://jobbatical.com/blog/portugal-family-reunification-guide',
    '2025-10-23', 'practitioner', '2025-10-23', '2026-12-31', false),
  ('pension-tax', 'The old NHR tax scheme is closed. Under IFICI, its successor, foreign pensions are taxed in full.',
    null, null, 'Ordinance 352/2024/1, by savoryandpartners.com and dmatax.pt', 'https://dmatax.pt',
    '2025-09-26', 'practitioner', '2024-12-23', '2026-12-31', false),
  ('medicare-abroad', 'Medicare pays nothing abroad. Whether to keep Part B is a decision: leaving and coming back has a penalty.',
    null, null, 'medicareinteractive.org and kiplinger.com', 'https://www.medicareinteractive.org',
    null, 'practitioner', null, '2026-12-31', false),
  ('social-security-number', 'Since April 28, 2025, AIMA takes complete files alone, and a social security number (NISS) is asked for. For retired people this is contested: ask, and get it early.',
    null, null, 'worktugal.com', 'https://worktugal.com',
    null, 'disputed', '2025-04-28', '2026-11-30', false),
  ('citizenship-wait', 'Under the law in force since May 19, 2026, citizenship takes 10 years, counted from the issue of the first permit card. Permanent residence after 5 years stays.',
    '10', 'years', 'iaservices.pt', 'https://iaservices.pt',
    '2026-05-18', 'practitioner', '2026-05-19', '2026-12-31', false),
  ('driving-license', 'Driving licenses from OECD states, the American ones too, are valid without exchange only under the age of 60. Others are exchanged; the request comes within 90 days.',
    '60', 'years', 'eportugal.gov.pt', 'https://eportugal.gov.pt',
    null, 'disputed', null, '2026-11-30', false),
  ('household-goods', 'Household goods come in free with a baggage certificate from the consulate: owned for 6 months or more, imported within 12 months.',
    '12', 'months', 'portaldascomunidades.mne.gov.pt', 'https://portaldascomunidades.mne.gov.pt',
    null, 'official', null, '2026-12-31', false),
  ('pets', 'A microchip before the rabies vaccine, then 21 days, an EU certificate that is valid for 10 days, endorsed by the USDA.',
    '21', 'days', 'petrelocation.com', 'https://www.petrelocation.com',
    null, 'practitioner', null, '2026-12-31', false);

insert into fact_versions (fact_id, version, content)
select id, version, to_jsonb(facts) - 'id' - 'version' - 'updated_by' - 'updated_at' from facts;
