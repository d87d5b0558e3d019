/** Texts of the palette of the office (Ctrl K) and of its button in the header. */
export const officeFindingTexts = {
  button: 'Find a person or a case',
  keys: (isMac: boolean) => (isMac ? '⌘K' : 'Ctrl K'),
  label: 'Find a person, a case or a page',
  placeholder: 'Name, e-mail, ID or a page',
  groups: {
    recent: 'Recently opened',
    places: 'Places',
    actions: 'Actions',
    people: 'People',
    applications: 'Applications',
    conversations: 'Conversations',
  },
  kinds: { person: 'Person', application: 'Application', conversation: 'Conversation', fact: 'Fact' },
  noName: 'No Name',
  noEmail: 'No email',
  /** Follows a name. */
  hint: (one: string, other: string) => `${one}, ${other}`,
  all: {
    people: 'Show all of them in Users',
    applications: 'Show all of them in Applications',
    conversations: 'Show all of them in Support',
  },
  toLight: 'Switch to light colors',
  toDark: 'Switch to dark colors',
  sidebar: 'Collapse or expand the sidebar',
  searching: 'Searching...',
  results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  none: 'Nothing found. Try a name, an e-mail address or the beginning of an ID.',
  failed: 'People and cases could not be searched.',
} as const;
