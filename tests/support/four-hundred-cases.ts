import type { DatabaseFaults } from './database-faults.ts';
import { pdfFile, uploadGeneral } from './documents-page.ts';
import { becomeFirstAdmin } from './first-admin.ts';
import type { aJourney } from './journey.ts';
import { aPdf } from './sample-files.ts';
import { signIn } from './sign-in.ts';

/** The youngest of them has opened their application a few hours ago, the oldest four months. */
const cases = 400;

/** Who has uploaded a passport that can be opened. */
export const harold = { email: 'harold.osei@example.com', name: 'Harold Osei' };
/** The case worker. */
export const ana = { email: 'ana.ribeiro@example.com', name: 'Ana Ribeiro' };

/** Nobody's line may break where the longest name of a register does: 28 letters without a space. */
export const longSurname = 'Wolfeschlegelsteinhausenberg';

/** What they are called, by their number: the same at every run. 389 is the one with the long surname. */
const names = `
  select n, case n when 389 then 'Maximiliana ${longSurname}' else
    (array['Margaret', 'Robert', 'Denise', 'Harold', 'Patricia', 'Walter', 'Ingrid', 'Dale', 'Priya', 'José',
      'Eleanor', 'Frank', 'Siobhán', 'Gregory', 'Lucille', 'Thomas', 'Wilhelmina', 'Chad', 'Yolanda'])[1 + n % 19] || ' ' ||
    (array['Ellison', 'Castellano', 'Whitaker', 'Nguyen', 'Oyelaran', 'Petersen', 'Kowalczyk', 'Raman', 'DiMarco',
      'Abernathy', 'O''Brien', 'Featherstonehaugh', 'Li', 'Quintero', 'Nakamura', 'Østergaard', 'van der Berg', 'Zhao',
      'MacAllister', 'Delacroix-Beaumont', 'Park', 'Hughes', 'Romero'])[1 + n % 23] end as name
  from generate_series(1, ${cases}) as n`;

/**
 * A case worker's desk: 400 people with an open case each, every fifth of them for review with three papers that wait,
 * forty conversations of which the last one, of 41 hours, has waited longest of all, and five colleagues. Triggers run as
 * they do for the program; the papers have no bytes.
 */
const fourHundredCases = [
  `insert into accounts (issuer, subject, email, display_name, created_at)
   select 'https://example.com', 'case ' || n, 'case.' || n || '@example.com', name, now() - interval '7 hours' * n - interval '1 day'
   from (${names}) as named`,
  `insert into profiles (user_id, full_name) select id, display_name from accounts where subject like 'case %'`,
  `insert into visa_applications (user_id, status, progress_percentage, created_at, updated_at, review_requested_at)
   select id, case when n % 5 = 0 then 'under_review' when n % 3 = 0 then 'started' else 'in_progress' end,
     case when n % 5 = 0 then 60 when n % 3 = 0 then 5 else 30 end,
     now() - interval '7 hours' * n, now() - interval '7 hours' * n,
     case when n % 5 = 0 then now() - interval '3 minutes' * n end
   from (select id, substr(subject, 6)::int as n from accounts where subject like 'case %') as people`,
  `insert into documents (application_id, user_id, document_category, file_name, file_type, file_size, upload_status,
     sha256, wrapped_key, created_at, uploaded_at, waiting_since)
   select id, user_id, category, category || '.pdf', 'application/pdf', 250000, 'uploaded',
     sha256(id::text::bytea), sha256(id::text::bytea), review_requested_at, review_requested_at, review_requested_at
   from visa_applications, unnest(array['passport', 'birth-certificate', 'proof-income']) as category
   where status = 'under_review'`,
  `insert into support_messages (user_id, subject, message, created_at)
   select id, (array['Where is my apostille?', 'Bank letter', 'Which consulate is mine?', 'My appointment', 'Lease in Porto'])[1 + n / 10 % 5]
     || ' (' || n / 10 || ')', 'I have read the page twice and still do not know what to do. Please tell me.',
     now() - interval '1 hour' * case n when 400 then 41 else n / 16 end
   from (select id, substr(subject, 6)::int as n from accounts where subject like 'case %') as people where n % 10 = 0`,
  `with colleagues as (
     insert into accounts (issuer, subject, email, display_name)
     select 'https://example.com', 'colleague ' || name, lower(replace(name, ' ', '.')) || '@example.com', name
     from unnest(array['Tiago Alves', 'Rita Fonseca', 'Helena Duarte', 'Miguel Sá', 'Beatriz Nunes']) as name returning id)
   insert into user_roles (user_id, role) select id, 'moderator' from colleagues`,
  // On whatever day the tests run, no fact has waited longer than they.
  `update facts set review_by = current_date + 100`,
  // As after a night of any office: what came all at once is unknown to the planner.
  'analyze',
];

/** Harold's case becomes the 112th of those in progress, the oldest first: on the third page of them. */
const haroldIsFarDown = [
  `update documents set document_category = 'passport' where user_id = (select id from accounts where email = '${harold.email}')`,
  `update visa_applications set status = 'in_progress', created_at =
     (select created_at + interval '1 minute' from visa_applications where status = 'in_progress' order by created_at offset 110 limit 1)
   where user_id = (select id from accounts where email = '${harold.email}')`,
];

/** Makes the desk of 400 cases, one more with a passport that can be opened, and Ana an admin. */
export async function layFourHundredCases(
  journey: ReturnType<typeof aJourney>,
  database: DatabaseFaults,
): Promise<void> {
  for (const statement of fourHundredCases) await database.query(statement);
  const [applicant, admin] = await Promise.all([journey.aVisitor(), journey.aVisitor()]);
  await signIn(applicant, harold);
  await applicant.getByText('Get your NIF number').first().waitFor();
  await applicant.goto('/documents');
  await uploadGeneral(applicant, [pdfFile('passport.pdf', aPdf(2))]);
  for (const statement of haroldIsFarDown) await database.query(statement);
  await becomeFirstAdmin(admin, journey.setupKey);
  await Promise.all([applicant.context().close(), admin.context().close()]);
}
