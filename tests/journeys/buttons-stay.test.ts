import { buttonsStay } from './buttons-stay.ts';

/** One screen of each kind; `buttons-stay.night.test.ts` looks at the other cards and dates, too. */
buttonsStay({
  applicant: ['/dashboard', '/documents', '/visa-process#documents'],
  planned: ['/dashboard', '/visa-process?view=timeline'],
});
