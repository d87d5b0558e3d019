// The days of Robert and Elaine, counted by hand (`case-of-a-couple.night.test.ts`).

/** As the calendar file calls them. */
export const events = {
  appointment: 'Visa appointment at the consulate',
  elaine: 'Visa appointment at the consulate (spouse or partner)',
  handed_in: 'Papers handed in for the visa',
  elaineHandedIn: 'Papers handed in for the visa (spouse or partner)',
  move: 'Move to Portugal',
  passport: 'Last day of the passport',
  record: 'Criminal record is 90 days old',
  elainesRecord: 'Criminal record is 90 days old (spouse or partner)',
};

/**
 * Back from October 1, 2027 by the 90 days of an answer, the papers are handed in by July 3 (September 30 days, August 31,
 * 29 of July). Four weeks of preparation begin on June 5, two weeks of the application on May 22, which all papers need.
 * One to two weeks for a passport or a certificate: from May 8. One for income: from May 15. Two days for insurance: from
 * May 20. Three for the lease: from May 19, by when the tax number is there, asked for four weeks before, on April 21.
 * The record waits for the appointment.
 */
export const fromTheMove = {
  'nif-number': ['2027-04-21', '2027-05-19'],
  'nif-document': ['2027-05-22', '2027-05-22'],
  passport: ['2027-05-08', '2027-05-22'],
  'birth-certificate': ['2027-05-08', '2027-05-22'],
  'proof-income': ['2027-05-15', '2027-05-22'],
  'health-insurance': ['2027-05-20', '2027-05-22'],
  'accommodation-proof': ['2027-05-19', '2027-05-22'],
  'online-application': ['2027-05-22', '2027-06-05'],
  interview: ['2027-06-05', '2027-07-03'],
} as const;
/** 30 days after July 3, and 90. */
export const visaForTheMove = ['2027-08-02', '2027-10-01'] as const;

/**
 * Back from June 15: preparation from May 18, application from May 4, by when the papers are there. The apostille leaves
 * five weeks before, on March 30, and the record four weeks before that, on March 2. A passport or a certificate: April 20.
 * Income: April 27. Insurance: May 2. Lease: May 1.
 */
export const from15June = {
  'criminal-record': ['2027-03-02', '2027-03-30'],
  apostille: ['2027-03-30', '2027-05-04'],
  passport: ['2027-04-20', '2027-05-04'],
  'birth-certificate': ['2027-04-20', '2027-05-04'],
  'proof-income': ['2027-04-27', '2027-05-04'],
  'health-insurance': ['2027-05-02', '2027-05-04'],
  'accommodation-proof': ['2027-05-01', '2027-05-04'],
  'online-application': ['2027-05-04', '2027-05-18'],
  interview: ['2027-05-18', '2027-06-15'],
} as const;
/** June 15 and 30 days, and 90. */
export const visaOf15June = ['2027-07-15', '2027-09-13'] as const;
/** Less than 90 days old on June 15: issued 89 days before, on March 18, so ordered three weeks before, on February 25. */
export const fresh = { from: '2027-02-25', issued: '2027-03-18' };

/** A week later: the preparation from May 25; 30 days are July 22, 90 are September 20. */
export const from22June = { interview: ['2027-05-25', '2027-06-22'] } as const;
export const visaOf22June = ['2027-07-22', '2027-09-20'] as const;

export const wished = { move_in: '2027-10-01', passport_expiry: '2031-08-20' };
export const booked = { ...wished, appointment: '2027-06-15' };
export const moved = { ...wished, appointment: '2027-06-22', criminal_record_issued: '2027-03-18' };
export const handedIn = { ...moved, handed_in: '2027-06-22' };

export const wishedEvents = { [events.move]: '2027-10-01', [events.passport]: '2031-08-20' };
export const appointments = (day: string) => ({ [events.appointment]: day, [events.elaine]: day });
/** 90 days after March 18 (13 of March, April 30, May 31, 16 of June), and after March 19. */
export const records = { [events.record]: '2027-06-16', [events.elainesRecord]: '2027-06-17' };
export const movedEvents = { ...wishedEvents, ...appointments('2027-06-22'), ...records };
export const handedInEvents = {
  ...wishedEvents,
  ...appointments('2027-06-22'),
  [events.handed_in]: '2027-06-22',
  [events.elaineHandedIn]: '2027-06-22',
};
