import type { ReviewStatus } from '#features/documents/rules/document-types.ts';
import type { FileFinding } from '#features/documents/rules/file-findings.ts';
import { setAsideFigure } from '#features/documents/texts/document-counts.ts';
import { counted } from '#platform/shared/counted.ts';
import type { OpeningReason, Urgency } from '../rules.ts';

const hours = (count: number) => (count === 1 ? '1 hour' : `${count} hours`);

/** Texts of staff who review documents: the queue, and the Documents tab of a case. */
export const officeReviewTexts = {
  notReviewed: 'This paper belongs to no type that we review.',

  queue: {
    title: 'Documents to review',
    lead: 'The oldest waits first. We promise an answer within 2 business days; the clock stops on weekends and U.S. holidays.',
    /** A tab with a document in it that is loaded again. */
    linkOver: {
      title: 'That page has closed',
      detail:
        'A document can be loaded for one minute after it is opened, and each time is on record. Open it again from its case.',
    },
    place: 'Documents',
    placeNote: (count: string) => `${count} to review`,
    card: (count?: string) =>
      count === undefined ? 'Documents to review' : `Documents to review (${count})`,
    loading: 'Loading the documents to review...',
    errorLoading: 'The documents to review could not be loaded',
    typeFilter: 'Type of document',
    allTypes: 'All types',
    waitFilter: 'Waiting',
    allWaits: 'However long',
    overdue: 'Over 2 business days',
    empty: { title: 'Nothing waits for a review', body: 'New documents appear here by themselves.' },
    filteredEmpty: {
      title: 'Nothing here',
      body: 'No document fits these filters. Others may be waiting.',
      clear: 'Show all documents',
    },
    shown: (shown: string, total: string) => `${shown} of ${total} shown.`,
    columns: {
      paper: 'Document',
      applicant: 'Applicant',
      application: 'Case',
      waiting: 'Waiting',
      state: 'State',
      assigned: 'Assigned',
    },
    /** After the paper's name, for people who listen. */
    of: (name: string) => `of ${name}`,
    halfWithin: (papers: number, count: number) =>
      `Half of the last ${counted(papers, 'paper', 'papers')} were reviewed within ${hours(count)}.`,
    tooFew: 'Too few reviews in the last 30 days to say how long they take.',
    overdueNow: (count: string) => `${count} over 2 business days.`,
    unassigned: 'Nobody',
    export: {
      failed: 'The documents to review were not exported',
      columns: [
        'Document ID',
        'Document',
        'File',
        'Applicant',
        'Email',
        'Application ID',
        'Waiting since',
        'State',
        'Assigned',
      ],
    },
  },

  states: {
    waiting: 'Waiting',
    in_review: 'In review',
    accepted: 'Accepted',
    returned: 'Needs a new copy',
  } satisfies Record<ReviewStatus, string>,
  inReviewBy: (name: string) => `${name} is looking at it`,
  acceptedOn: (date: string) => `Accepted ${date}`,
  returnedOn: (date: string) => `Needs a new copy, ${date}`,
  replaced: 'Replaced by a newer copy',
  keptOnly: 'Kept by the applicant, not for review',
  unfinished: 'Upload not finished',

  waited: (words: string) => `Waiting ${words}`,
  /** Of the clock that stops on weekends. */
  span: (businessHours: number) => {
    if (businessHours < 1) return 'under 1 h';
    if (businessHours < 24) return `${businessHours} h`;
    const rest = businessHours % 24;
    return rest === 0
      ? `${Math.floor(businessHours / 24)} d`
      : `${Math.floor(businessHours / 24)} d ${rest} h`;
  },
  urgency: {
    in_time: '',
    soon: 'due today',
    overdue: 'over 2 business days',
  } satisfies Record<Urgency, string>,

  tab: {
    title: 'Documents to review',
    loading: 'Loading the documents...',
    errorLoading: 'The documents could not be loaded',
    accepted: (done: number, total: number, aside: number) =>
      `${done} of ${total} types accepted${setAsideFigure(aside)}.`,
    oldest: (span: string) => `Oldest waiting ${span}.`,
    nothingWaits: 'Nothing waits.',
    list: 'Documents of this case',
    preview: 'The chosen document',
    none: 'No documents yet',
    noneBody: 'Files appear here as soon as the applicant uploads them.',
    choose: 'Choose a document',
    chooseBody: 'Nothing has been opened. Names and sizes are all you see until you open one.',
    first: (paper: string) => `Begin with ${paper}`,
    allDone: 'Everything here is reviewed.',
    next: (name: string, what: string) => `Next: ${name}. ${what}`,
    toQueue: 'To the documents to review',
    back: 'All documents of this case',
    /** Where nobody knows the name. */
    applicant: 'The applicant',
  },

  /** Beside the document that is looked at. */
  about: {
    person: 'Applicant',
    arrived: 'Arrived',
    by: (date: string) => `Our answer is promised by ${date}.`,
    asked: 'What the list asks',
    before: 'Said of earlier copies',
  },

  opening: {
    title: (file: string) => `Open ${file}?`,
    recorded: (name: string) =>
      `Every opening is recorded. ${name} sees the day and the reason, not who it was.`,
    reason: 'Why do you open it?',
    remembered: 'Asked once. Until you leave, every document you choose is opened for this reason.',
    reasons: {
      review: 'To review it',
      question: 'To answer a question from the applicant',
      appointment: 'To prepare the application or the appointment',
      check: 'To check our own work again',
    } satisfies Record<OpeningReason, string>,
    open: 'Open',
    opening: 'Opening...',
    openedFor: 'Opened for',
    change: 'Change the reason',
    failed: 'The document could not be opened',
    inTab: 'Open in a new tab',
    inTabHint: 'Recorded as one more opening.',
    save: 'Download it',
  },

  /** What we found in a file, and the way past the warning. */
  checks: {
    checking: 'Being checked for viruses',
    checkingTitle: 'This file is still being checked for viruses',
    checkingBody:
      'Nobody on our side can open it until the check is through. That happens by itself, and this page follows.',
    notYet: 'This file is still being checked for viruses. Try again in a few minutes.',
    warnFirst: 'Something was found in this file. Read the warning beside it first, then download it.',
    mark: 'Open with care',
    title: 'Found in this file',
    drawn: 'You see pictures that we made of it. Nothing in the file can act here.',
    notDrawn: 'We cannot make a picture of this file',
    notDrawnHelp: 'Ask the applicant for a PDF or a photo. Download it only if you have to.',
    things: {
      old_word: 'An old Word file (.doc). Files of that kind can hold programs.',
      macros: 'Macros. Those are programs that Word runs.',
      script: 'A script. That is a program that a PDF reader runs.',
      launches: 'A command that starts another program on your computer.',
      opens_by_itself: 'Something that happens as soon as the file is opened.',
      embedded_files: 'Other files or recordings inside it.',
      fetches: 'A connection to another place, to fetch or to send something.',
      xfa_form:
        'A form that only some programs can show (XFA). Its picture may say no more than “Please wait”.',
      huge_picture: 'A picture so large that a computer may stop when it is opened.',
      disguised: 'A second kind of file, hidden in this one.',
      locked: 'A password. We could not look inside.',
      unreadable: 'Parts that we could not look into.',
    } satisfies Record<FileFinding, string>,
    download: 'Download the file itself',
    warning: {
      title: 'This file can harm your computer',
      lead: 'What you see on our page is safe. The file itself is not. In it we found:',
      advice:
        'Download it only if your work needs it. If a program asks whether it may run or edit something, say no.',
      recorded: (name: string) =>
        `That you read this warning goes on record. ${name} sees the day and the reason, as always.`,
      confirm: 'I read this, download it',
      cancel: 'Do not download',
    },
    noScanner: 'No virus scanner is set up here. We compare files with one test file only.',
  },

  decision: {
    accept: 'Accept',
    accepting: 'Saving...',
    needsNewCopy: 'Needs a new copy',
    acceptKey: 'A',
    acceptAndNext: 'Accept and next',
    acceptAndNextKey: 'E',
    returnKey: 'N',
    seen: (name: string) => `${name} sees the answer at once, and the reason, not who gave it.`,
    change: 'Changed your mind? Decide again; both stay in the history.',
    accepted: (paper: string) => `${paper} accepted`,
    acceptedBody: (name: string) => `${name} sees it now.`,
    returned: (paper: string) => `${paper}: a new copy is needed`,
    returnedBody: (name: string) => `${name} sees the reason now. The e-mail goes in a minute.`,
    undo: 'Undo',
    undone: (paper: string) => `${paper}: your answer was taken back`,
    undoneBody: 'It stands as it was before.',
    failed: 'The answer was not saved',
    staleTitle: 'This changed while you were looking',
    stale: (by: string, when: string) => `${by} was faster. ${when}.`,
    staleUnknown: 'Somebody was faster.',
    staleNow: (state: string) => `It now stands at: ${state}.`,
    staleAgain: 'Nothing of yours was saved. Decide again if you still want to.',
  },

  returning: {
    title: (paper: string) => `${paper}: why is a new copy needed?`,
    description: (name: string) => `${name} reads this, word for word. Say what to do, in plain words.`,
    presets: 'Begin with',
    text: 'What the applicant reads',
    needed: 'Say why a new copy is needed',
    confirm: 'Ask for a new copy',
    confirming: 'Saving...',
    cancel: 'Cancel',
  },

  /** Short names of the usual reasons, and what they say to the applicant. */
  presets: [
    {
      name: 'Cut off',
      text: 'A part of the page is missing in the picture. Please take it again with all four corners in view.',
    },
    {
      name: 'Hard to read',
      text: 'We cannot read all of it. Please scan it, or take the picture again in daylight.',
    },
    { name: 'Pages missing', text: 'Some pages are missing. Please send all pages, in one file if you can.' },
    {
      name: 'No apostille',
      text: 'The page with the apostille is missing. Please send the paper and its apostille together.',
    },
    {
      name: 'Too old',
      text: 'This paper is too old for your appointment. Please order a new one and send us that.',
    },
    {
      name: 'Wrong paper',
      text: 'This is a different paper from the one we need here. The guide says which one it is, under its name.',
    },
    {
      name: 'Names differ',
      text: 'The name on it is not the same as in your passport. Please ask the office that made it to correct it.',
    },
  ],
} as const;
