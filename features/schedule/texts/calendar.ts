import type { DateKind } from '../rules/dates.ts';

/** The saved days in a person's own calendar. */
export const calendarTexts = {
  /** What calendars show of us. */
  name: 'Rumo: my dates',
  events: {
    appointment: 'Visa appointment at the consulate',
    handed_in: 'Papers handed in for the visa',
    move_in: 'Move to Portugal',
    passport_expiry: 'Last day of the passport',
    criminal_record_issued: (age: number) => `Criminal record is ${age} days old`,
  } satisfies Record<DateKind, string | ((age: number) => string)>,
  relations: { spouse: 'spouse or partner', child: 'child' },
  /** "Visa appointment at the consulate (Paul)": whose it is, where it is not the person's own. */
  whose: (event: string, applicant: string) => `${event} (${applicant})`,
  guide: (address: string) => `Your guide: ${address}`,

  everyone: 'Your calendar gets the dates of everyone on your account.',
  file: {
    title: 'As a file',
    lead: 'Your dates as they are now. When you change a date here, the file does not follow.',
    get: 'Download for my calendar',
    getting: 'Getting the file...',
    failed: 'The file did not come',
    none: 'Save a date first. Then you can download it.',
  },
  address: {
    title: 'By a private address',
    lead: 'Your calendar asks this address for your dates, and follows when you change them. It works with the calendars of Apple, Google and Outlook.',
    who: 'Whoever has the address sees your saved dates, and only those. Give it to nobody but your calendar.',
    loading: 'Loading your private address...',
    make: 'Make a private address',
    making: 'Making it...',
    label: 'Your private address',
    once: 'We show it only now. Copy it before you leave this page. If it is lost, make a new one.',
    copy: 'Copy the address',
    copied: 'The address was copied',
    copyFailed: 'Your browser did not copy it. Select the address and copy it.',
    subscribe: 'Open in Apple Calendar',
    how: 'Where it goes',
    apple: {
      here: 'Apple: use the button above. If Calendar asks where to keep it, choose iCloud: your other Apple devices follow.',
      elsewhere:
        'Apple: open Calendar on a Mac and choose "File", then "New Calendar Subscription". Keep it in iCloud: your iPhone and iPad follow.',
    },
    steps: [
      'Google: open Google Calendar on a computer. Beside "Other calendars", choose the plus sign, then "From URL".',
      'Outlook: choose "Add calendar", then "Subscribe from web".',
    ],
    slow: 'A calendar asks a few times a day, some only once. A change can take a day to show.',
    since: (day: string) => `You have had a private address since ${day}.`,
    fetched: (when: string) => `A calendar last asked: ${when}.`,
    neverFetched: 'No calendar has asked yet.',
    renew: 'Make a new one',
    off: 'Switch it off',
    wentOff: 'The private address is switched off',
    failed: 'The address was not changed',
    loadFailed: 'Your private address could not be looked up.',
    renewing: {
      title: 'Make a new address?',
      description: 'The old address ends at once. Calendars that use it need the new one.',
    },
    ending: {
      title: 'Switch the address off?',
      description: 'It ends at once. Calendars that use it get no dates from us any more.',
    },
  },
} as const;
