import type { ApplicationStatus } from '#features/applications/rules/applications.ts';
import type { RequiredDocument } from '#features/documents/rules/document-types.ts';
import type { UsPlace } from '#features/places/rules/us-places.ts';
import type { DateKind } from '#features/schedule/rules/dates.ts';

/** A paper that a person of the demo world has uploaded, with the days since. */
export interface DemoPaper {
  category: RequiredDocument | 'general' | 'nif';
  name: string;
  daysAgo: number;
  /** What our team said of it, where that is not the usual (`reviews.ts`). */
  review?: { status: 'in_review' } | { status: 'returned'; reason: string };
}

/** A visa application. Days count back from the day the world is made. */
export interface DemoApplication {
  startedDaysAgo: number;
  status: ApplicationStatus;
  /** Finished steps of the guide, 0 to 6. */
  stepsDone: number;
  decidedDaysAgo?: number;
  note?: string;
  /** Saved days, counted from the day the world is made; what is past is below zero. */
  dates?: Partial<Record<DateKind, number>>;
  papers: DemoPaper[];
}

/** A person of the demo world. */
export interface DemoPerson {
  name: string;
  role?: 'admin' | 'moderator';
  joinedDaysAgo: number;
  profile?: { phone?: string; nationality?: string; current_location?: string };
  /** Where they live, as far as they have said it. */
  residence?: UsPlace;
  plan?: 'standard' | 'premium';
  application?: DemoApplication;
  /** Others whose application this person keeps. */
  household?: (DemoApplication & { applicant: 'spouse' | 'child' | 'other'; name: string })[];
}

const usa = { nationality: 'United States', current_location: 'United States' };
const paper = (
  category: DemoPaper['category'],
  name: string,
  daysAgo: number,
  review?: DemoPaper['review'],
): DemoPaper => ({ category, name, daysAgo, review });

/** All required papers, uploaded over two weeks before `daysAgo`. */
const complete = (surname: string, daysAgo: number): DemoPaper[] => [
  paper('nif', 'NIF confirmation.pdf', daysAgo + 16),
  paper('passport', `Passport ${surname}.pdf`, daysAgo + 14),
  paper('proof-income', 'Social Security benefit letter.pdf', daysAgo + 11),
  paper('health-insurance', 'Travel medical policy.pdf', daysAgo + 9),
  paper('birth-certificate', 'Birth certificate with apostille.pdf', daysAgo + 6),
  paper('criminal-record', 'FBI Identity History Summary apostilled.pdf', daysAgo + 2),
  paper('accommodation-proof', 'Lease Lisbon.pdf', daysAgo),
];

/** The firm first, then people from those who came today to those who have arrived in Portugal. */
export const demoPeople: DemoPerson[] = [
  {
    name: 'Helena Duarte',
    role: 'admin',
    joinedDaysAgo: 400,
    profile: { nationality: 'Portugal', current_location: 'Portugal' },
  },
  {
    name: 'Tomás Ferreira',
    role: 'moderator',
    joinedDaysAgo: 310,
    profile: { nationality: 'Portugal', current_location: 'Portugal' },
  },
  { name: 'George Papadakis', joinedDaysAgo: 0 },
  { name: 'Anita Deshmukh', joinedDaysAgo: 2, profile: { phone: '+1 732-555-0141', ...usa } },
  {
    name: 'William Tran',
    joinedDaysAgo: 5,
    profile: { nationality: 'United States' },
    application: { startedDaysAgo: 4, status: 'started', stepsDone: 0, papers: [] },
  },
  {
    name: 'Margaret Ellison',
    joinedDaysAgo: 19,
    profile: { phone: '+1 828-555-0117', ...usa },
    residence: 'nc',
    plan: 'standard',
    application: {
      startedDaysAgo: 18,
      status: 'in_progress',
      stepsDone: 2,
      papers: [
        paper('nif', 'NIF confirmation.pdf', 12),
        paper('passport', 'Passport Ellison.pdf', 9),
        paper('general', 'Passport photo.png', 9),
        paper('proof-income', 'Teachers pension statement.pdf', 3, { status: 'in_review' }),
      ],
    },
    household: [
      {
        applicant: 'spouse',
        name: 'Paul Ellison',
        startedDaysAgo: 10,
        status: 'in_progress',
        stepsDone: 1,
        papers: [paper('passport', 'Passport Paul Ellison.pdf', 8)],
      },
    ],
  },
  {
    name: 'Robert Castellano',
    joinedDaysAgo: 33,
    profile: { phone: '+1 813-555-0163', ...usa },
    application: {
      startedDaysAgo: 32,
      status: 'in_progress',
      stepsDone: 1,
      papers: [
        paper('passport', 'Passport Castellano.pdf', 20, {
          status: 'returned',
          reason: 'The page with your photo is cut off on the right. Please scan the whole page.',
        }),
      ],
    },
  },
  {
    name: 'Dorothy Beckwith',
    residence: 'vt',
    joinedDaysAgo: 27,
    profile: { phone: '+1 802-555-0129', ...usa },
    application: {
      startedDaysAgo: 25,
      status: 'in_progress',
      stepsDone: 2,
      dates: { move_in: 240 },
      papers: [
        paper('nif', 'NIF confirmation.pdf', 17),
        paper('passport', 'Passport Beckwith.pdf', 15),
        paper('birth-certificate', 'Birth certificate Vermont.pdf', 8, {
          status: 'returned',
          reason: 'The apostille is missing. Vermont issues it at the Secretary of State in Montpelier.',
        }),
      ],
    },
  },
  {
    name: 'Carlos Rentería',
    residence: 'tx',
    joinedDaysAgo: 41,
    profile: { phone: '+1 210-555-0188', nationality: 'Mexico', current_location: 'United States' },
    plan: 'standard',
    application: {
      startedDaysAgo: 40,
      status: 'in_progress',
      stepsDone: 2,
      dates: { appointment: 100, passport_expiry: 1500 },
      papers: complete('Rentería', 6).slice(0, 6),
    },
  },
  {
    name: 'Linda Abernathy',
    residence: 'id',
    joinedDaysAgo: 52,
    profile: { phone: '+1 208-555-0102', ...usa },
    plan: 'standard',
    application: {
      startedDaysAgo: 51,
      status: 'under_review',
      stepsDone: 3,
      dates: { appointment: 30, criminal_record_issued: -48, move_in: 150 },
      papers: complete('Abernathy', 4),
    },
  },
  {
    name: 'Susan Feldman',
    joinedDaysAgo: 58,
    profile: { phone: '+1 734-555-0155', ...usa },
    plan: 'premium',
    application: { startedDaysAgo: 57, status: 'under_review', stepsDone: 3, papers: complete('Feldman', 2) },
  },
  {
    name: 'Thomas Beaulieu',
    joinedDaysAgo: 64,
    profile: { phone: '+1 504-555-0176', ...usa },
    application: {
      startedDaysAgo: 60,
      status: 'under_review',
      stepsDone: 3,
      papers: complete('Beaulieu', 9),
    },
  },
  {
    name: 'Harold Nguyen',
    residence: 'ca',
    joinedDaysAgo: 96,
    profile: { phone: '+1 408-555-0134', ...usa },
    plan: 'premium',
    application: {
      startedDaysAgo: 94,
      status: 'approved',
      stepsDone: 5,
      decidedDaysAgo: 3,
      note: 'Everything is in order. Your consulate in San Francisco will call you for the visa sticker.',
      dates: { handed_in: -40 },
      papers: complete('Nguyen', 30),
    },
  },
  {
    name: 'Michael O’Rourke',
    joinedDaysAgo: 104,
    profile: { phone: '+1 617-555-0190', ...usa },
    plan: 'standard',
    application: {
      startedDaysAgo: 103,
      status: 'approved',
      stepsDone: 5,
      decidedDaysAgo: 12,
      papers: complete('O’Rourke', 41),
    },
  },
  {
    name: 'James Kowalczyk',
    joinedDaysAgo: 88,
    profile: { phone: '+1 414-555-0148', ...usa },
    application: {
      startedDaysAgo: 86,
      status: 'rejected',
      stepsDone: 3,
      decidedDaysAgo: 6,
      note: 'The FBI summary is older than 90 days. Please order a new one; the rest can stay as it is.',
      papers: complete('Kowalczyk', 35),
    },
  },
  {
    name: 'Patricia Oyelaran',
    joinedDaysAgo: 201,
    profile: { phone: '+1 404-555-0121', nationality: 'United States', current_location: 'Portugal' },
    plan: 'premium',
    application: {
      startedDaysAgo: 199,
      status: 'completed',
      stepsDone: 6,
      decidedDaysAgo: 9,
      papers: complete('Oyelaran', 120),
    },
  },
  {
    name: 'Karen Lindqvist',
    joinedDaysAgo: 240,
    profile: { phone: '+1 218-555-0109', nationality: 'United States', current_location: 'Portugal' },
    application: {
      startedDaysAgo: 238,
      status: 'completed',
      stepsDone: 6,
      decidedDaysAgo: 47,
      papers: complete('Lindqvist', 150),
    },
  },
];

/** Addresses under a name that is reserved for examples: no mail can ever leave for one of them. */
export function emailOf(name: string): string {
  const plain = name.normalize('NFD').replace(/[^A-Za-z ]/g, '');
  return `${plain.toLowerCase().replaceAll(' ', '.')}@example.com`;
}
