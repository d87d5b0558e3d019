/** Texts of staff about what waits for them. */
export const officeQueueTexts = {
  title: 'What waits longest',
  aside: 'The most over its promise first',
  whose: 'Whose',
  scopes: { mine: 'Mine', unassigned: 'Unassigned', all: 'All' },
  loading: 'Looking what waits...',
  failed: 'What waits could not be loaded.',
  nothing: {
    mine: 'Nothing of yours waits.',
    unassigned: 'Nothing waits for an owner.',
    all: 'Nothing waits for us.',
  },
  case: (documents: number) =>
    documents === 0
      ? 'Case to decide'
      : `Case to review: ${documents} ${documents === 1 ? 'document' : 'documents'}`,
  message: (subject: string | null) => (subject ? `Message to answer: ${subject}` : 'Message to answer'),
  document: (paper: string, documents: number) =>
    documents > 1
      ? `Documents to look at: ${paper} and ${documents - 1} more`
      : `Document to look at: ${paper}`,
  refund: 'Refund to decide',
  fact: (facts: number) => (facts === 1 ? '1 fact to check again' : `${facts} facts to check again`),
  facts: 'Register of facts',
  noName: 'No Name',
  mine: 'Yours',
  assigned: (name: string) => `Assigned to ${name}`,
  openWith: (name: string) => `${name} has it open`,
  over: (time: string) => `${time} over`,
  dueIn: (time: string) => `Due in ${time}`,
  waited: 'Waits',
  cases: {
    case: 'To decide',
    document: (documents: number) => (documents === 1 ? '1 document' : `${documents} documents`),
    message: (messages: number) => (messages === 1 ? '1 message' : `${messages} messages`),
    nothing: 'Nothing waits for us',
  },

  next: {
    keys: 'Queue',
    label: 'Next',
    key: 'Q',
    hint: (name: string, what: string) => `Next in the queue: ${name}. ${what}`,
    end: 'End of the queue',
    endDetail: 'Nothing waits behind this one. What you passed over is on the overview.',
    overview: 'Back to the overview',
  },
} as const;
