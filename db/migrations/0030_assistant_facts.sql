-- What people asked the assistant and the register did not hold. Like its beginning it was read in stored copies of public
-- pages, so checked_on is empty. An id that an admin has used meanwhile stays theirs.
with added as (
  insert into facts (id, text, value, unit, source, source_url, source_date, trust, valid_from, review_by, is_shown, is_quoted) values
    ('income-kinds', 'Firms name these kinds of income for the D7 visa: pensions, rent, dividends, interest, annuities and royalties. It has to go on without work in Portugal.',
      null, null, 'visas.pt and viveurope.com', 'https://visas.pt/services/d7-visa',
      null, 'practitioner', null, '2026-12-31', false, true),
    ('work-d7', 'The D7 visa is for people who live on income that goes on without a job in Portugal, so pay from a job there does not count for it. Firms say that with the residence permit you may work. Others say that you need another visa for that.',
      null, null, 'sjf.pt, immigrantinvest.com and formli.ai', 'https://www.sjf.pt/d7-passive-income-visa',
      null, 'disputed', null, '2026-11-30', false, true),
    ('permit-renewal', 'You ask AIMA for the renewal on its website and pay there. Then AIMA asks you to come for your photo and fingerprints. Have these ready: passport, residence card, proof of income and address, proof of health cover, and a paper of the tax office.',
      null, null, 'eiglaw.com and live-long-prosper.com', 'https://www.live-long-prosper.com/p/d7-visa-renew-2-years.html',
      '2025', 'practitioner', null, '2026-12-31', false, true),
    ('permit-absence', 'A residence permit that is not permanent can be cancelled when you are away from Portugal for 6 months in a row, or 8 months in all, while it is valid. Good reasons are an exception.',
      '6', 'months', 'Law 23/2007, article 85, by tom-bradford.com and nomadgate.com', 'https://community.nomadgate.com/t/d7-visa-stay-requirements/59709',
      null, 'practitioner', null, '2026-12-31', false, true),
    ('passport-lost', 'If your U.S. passport is lost or stolen in Portugal, the U.S. Embassy in Lisbon replaces it. You need an appointment, the forms DS-11 and DS-64, a photo and the fee. If it was stolen, go to the police first.',
      null, null, 'U.S. Embassy in Portugal', 'https://pt.usembassy.gov/u-s-citizen-services/passports/lost-stolen-passports/',
      null, 'official', null, '2026-12-31', false, true),
    ('social-security-abroad', 'U.S. citizens may get their Social Security payments outside of the United States as long as they are eligible. A few countries are barred. Portugal is not one of them.',
      null, null, 'Social Security Administration, country list 1', 'https://www.ssa.gov/international/countrylist1.htm',
      null, 'official', null, '2026-12-31', false, true),
    ('fatca', 'FATCA: Americans who live abroad add form 8938 to their U.S. tax return when they have more than $200,000 in accounts and other holdings abroad on the last day of the year, or more than $300,000 at any time. For couples who file together it is $400,000 and $600,000. The FBAR comes on top of it.',
      '200000', 'USD', 'taxesforexpats.com and irsmedic.com', 'https://help.taxesforexpats.com/en/articles/6573284-fatca-how-to-report-non-us-financial-accounts-and-file-form-8938',
      null, 'practitioner', null, '2026-12-31', false, true),
    ('pets-number', 'You may bring up to five pets (dogs, cats or ferrets) when you move with them.',
      '5', 'pets', 'European Commission, rules on pets', 'https://food.ec.europa.eu/animals/movement-pets/eu-legislation_en',
      null, 'official', null, '2026-12-31', false, true),
    ('tax-residence-days', 'You also become a tax resident when you spend more than 183 days in Portugal within 12 months, or when you have a home there that you mean to keep and live in.',
      '183', 'days', 'investguiding.com and baseflow.io', 'https://help.baseflow.io/portugal/what-does-becoming-a-resident-mean',
      '2024', 'practitioner', null, '2026-12-31', false, true)
  on conflict (id) do nothing
  returning *
)
insert into fact_versions (fact_id, version, content)
select id, version, to_jsonb(added) - 'id' - 'version' - 'updated_by' - 'updated_at' from added;
