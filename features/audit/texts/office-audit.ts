import type { AuditGroup } from '../contract/office-audit.ts';
import { kindOf } from '../registry.ts';

export const auditGroupLabels: Record<AuditGroup, string> = {
  accounts: 'People and sign-ins',
  cases: 'Cases and guide',
  documents: 'Documents',
  support: 'Support',
  assistant: 'Assistant',
  mails: 'E-mails',
  money: 'Plans and payments',
  marketing: 'Pages and experiments',
  settings: 'Settings and facts',
  records: 'This log and exports',
};

/** Texts of the log's screen. */
export const officeAuditTexts = {
  title: 'Audit Log',
  lead: 'Who did what to whom. Nothing here can be changed or removed.',
  refresh: 'Refresh',
  loading: 'Loading the log...',
  errorLoading: 'Error loading the log',
  cardTitle: 'Entries, newest first',
  shown: (count: string) => `${count} shown.`,
  filters: {
    label: 'Filter the log',
    who: 'Who',
    whoHint: 'E-mail, user ID, or system',
    about: 'About whom or what',
    aboutHint: 'E-mail or any ID',
    group: 'What',
    allGroups: 'Everything',
    from: 'From',
    to: 'To',
    clear: 'Clear filters',
    unknownAddress: 'Nobody has this e-mail address. Write all of it, or an ID.',
    wrongDays: 'The first day is after the last one.',
  },
  empty: { title: 'Nothing yet', body: 'As soon as somebody does something it stands here.' },
  filteredEmpty: { title: 'No entries found', body: 'Nothing in the log fits these filters.' },
  export: {
    failed: 'Error exporting the log',
    columns: [
      'Entry',
      'Time',
      'What happened',
      'Action',
      'Actor ID',
      'Acted as',
      'About',
      'About ID',
      'Person ID',
      'Details',
    ],
  },
  columns: { when: 'When', what: 'What happened', role: 'Acted as', subject: 'About', case: 'Case' },
  details: 'Details',
  entry: 'Entry',
  action: 'Action',
  when: 'Time',
  subject: 'About',
  role: 'Acted as',
  request: 'Person',
  openCase: 'Open the case',
  openPerson: (name: string) => `Open ${name}`,
  onlyBy: (name: string) => `Only what ${name} did`,
  onlyAbout: (name: string) => `Only about ${name}`,
  someone: {
    system: 'The system',
    anon: 'A visitor',
    gone: 'A deleted account',
    deletedAccount: 'a deleted account',
  },
  chain: {
    title: 'Has anything been changed?',
    loading: 'Looking up the last check...',
    never: 'Not checked yet. It is checked every night.',
    fine: (when: string, entries: string) =>
      `Checked ${when}: ${entries} ${entries === '1' ? 'entry' : 'entries'}, nothing changed.`,
    faults: (when: string) => `Checked ${when}: this log was changed from outside.`,
    failedToRun: (when: string) => `The check of ${when} did not finish. Check again.`,
    waiting: 'The check begins in a moment...',
    running: (checked: string, entries: string) => `Checking: ${checked} of ${entries} entries...`,
    progress: 'Progress of the check',
    now: 'Check now',
    busy: 'Checking...',
    failed: 'Error starting the check',
    errorLoading: 'The state of the check could not be loaded.',
    what: {
      changed: (place: string) => `Entry ${place} of the chain, or one before it, was edited or moved.`,
      link_missing: (place: string) => `Entry ${place} of the chain is missing.`,
      row_missing: (place: string) => `What entry ${place} of the chain said was removed.`,
      unchained: (place: string) => `An entry was slipped in beside the chain (number ${place}).`,
      head_lost: (place: string) => `From entry ${place} on, the end was cut off or written anew.`,
    } as Record<string, (place: string) => string>,
    whatToDo:
      'Somebody with the keys to the database did this, not somebody in the office. Keep a copy of the database and of the anchor file now, and ask whoever runs the server.',
  },
} as const;

interface Entry {
  action: string;
  actor: { id: string; name: string | null } | null;
  actor_role: string;
  subject_id: string;
  owner: { id: string; name: string | null } | null;
  details: Record<string, unknown>;
}

/** One entry as a sentence with the names of this moment. An action without one is spelled out from its name. */
export function auditSentence(entry: Entry): string {
  const kind = kindOf(entry.action);
  const byOwner = !entry.actor && entry.owner && kind?.byOwner;
  const who = byOwner ? (entry.owner?.name ?? officeAuditTexts.someone.gone) : nameOfActor(entry);
  const own = entry.owner !== null && entry.owner.id === entry.actor?.id;
  const whom = own ? 'themselves' : (entry.owner?.name ?? officeAuditTexts.someone.deletedAccount);
  const whose = own ? 'their own' : entry.owner ? possessive(whom) : 'a person’s';
  const sentence = kind?.sentence({ who, whom, whose, subject: entry.subject_id }, entry.details);
  if (sentence) return capitalized(sentence);
  const [noun = '', verb = ''] = entry.action.split('.');
  return `${who}: ${noun.replaceAll('_', ' ')}, ${verb.replaceAll('_', ' ')}`;
}

/** The actor, by name where there is one. */
export function nameOfActor({ actor, actor_role }: Pick<Entry, 'actor' | 'actor_role'>): string {
  const { someone } = officeAuditTexts;
  if (actor) return actor.name ?? someone.gone;
  return actor_role === 'anon' ? someone.anon : someone.system;
}

function possessive(name: string): string {
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
