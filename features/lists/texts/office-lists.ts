/** What keys do on a list of these things. */
const keysOf = (one: string, many = `${one}s`) => ({
  title: `List of ${many}`,
  next: `Next ${one}`,
  previous: `Previous ${one}`,
  select: `Select or clear the ${one}`,
  bar: `Actions for the selected ${many}`,
  open: `Open the ${one}`,
  menu: `Actions for the ${one}`,
  search: 'Search',
});

export type ListKeyTexts = ReturnType<typeof keysOf>;

/** Texts that the office's lists share. */
export const officeListTexts = {
  columns: 'Columns',
  noRoom: 'no room',
  order: 'Order',
  newestFirst: 'Newest first',
  oldestFirst: 'Oldest first',
  selected: (count: number) => `${count} selected`,
  clear: 'Clear',
  keys: {
    applications: keysOf('application'),
    messages: keysOf('message'),
    documents: keysOf('document'),
    entries: keysOf('entry', 'entries'),
    mails: keysOf('e-mail'),
    people: keysOf('person', 'people'),
    facts: keysOf('fact'),
    pages: keysOf('landing page'),
  },
  legend: { move: 'move', select: 'select', menu: 'actions', search: 'search', all: 'All shortcuts' },
} as const;
