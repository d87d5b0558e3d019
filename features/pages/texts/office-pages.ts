/** Texts of the staff screen for landing pages; quoted ones are the specification's, word for word. */
export const officePageTexts = {
  title: 'Landing Page Manager',
  create: 'Create Landing Page',
  edit: 'Edit landing page',
  loading: 'Loading landing pages...',
  place: 'Landing pages',
  lead: 'Pages for visitors who come from an advertisement or a link of ours.',
  count: (count?: string) => (count === undefined ? 'Landing pages' : `Landing pages (${count})`),
  shown: (shown: string, total: string) => `${shown} of ${total} shown.`,
  search: 'Search landing pages...',
  searchLabel: 'Search landing pages',
  statusFilter: 'Status',
  allStatuses: 'All Statuses',
  empty: {
    title: 'No landing pages yet',
    body: 'Create the first one. Nobody sees it before you make it active.',
  },
  nothingFound: { title: 'No landing pages found', body: 'No page matches this search.' },

  /** One truth about whether the public sees a page, with every reason why not. */
  visibility: {
    heading: 'Visibility',
    yes: 'Visible to the public: Yes.',
    no: 'Visible to the public: No.',
    because: (reasons: string) => `Because: ${reasons}`,
    between: '; ',
    reasons: {
      status_draft: 'status is draft',
      status_inactive: 'status is inactive',
      switched_off: 'the page is switched off',
    },
    saved: 'Visibility saved',
    stale: (name: string) => `${name} changed this page meanwhile. It is shown as it stands now.`,
    unknownName: 'A colleague',
  },

  card: {
    slug: (slug: string) => `Slug: /pitches/${slug}`,
    /** Beside the status, while the page is switched off. */
    inactive: 'Inactive',
    created: (date: string) => `Created ${date}`,
    updated: (date: string) => `Updated ${date}`,
    /** What waits, beside the badges. */
    hasDraft: 'Changes not published',
    publishes: (when: string) => `Publishes ${when}`,
    missed: 'Not published at its time',
    usedBy: (experiments: string[]) =>
      experiments.length === 1
        ? `Used by the experiment ${experiments[0]}`
        : `Used by ${experiments.length} experiments: ${experiments.join(', ')}`,
    locked: 'Locked while the experiment runs.',
    preview: 'Preview',
    duplicate: 'Duplicate',
    edit: 'Edit',
    delete: 'Delete',
    named: (action: string, title: string) => `${action}: ${title}`,
  },
  statuses: { draft: 'Draft', active: 'Active', inactive: 'Inactive' },

  form: {
    slug: 'Slug',
    slugHint: 'The last part of the address, after /pitches/.',
    address: (slug: string) => `Address: /pitches/${slug}`,
    slugFree: 'Free to use',
    slugChanges: 'Links to the old address will no longer work: nothing leads from it to the new one.',
    title: 'Title',
    titleHint: 'The name of the page in search results and on the tab of the browser.',
    metaDescription: 'Meta description',
    metaDescriptionHint: 'What search engines show under the title.',
    /** Under a text with a length that is advised, not required. */
    length: (length: number, advised: number) => `${length} of ${advised} letters`,
    lengthOver: (length: number, advised: number) =>
      `${length} letters. Search engines show about ${advised}.`,
    template: 'Start from',
    templates: {
      hero: 'Blank hero: title, subtitle, button',
      pitch: 'Pitch: one title and a text',
      features: 'Features: hero, three reasons, button',
      comparison: 'Comparison: on your own, or with us',
    },
    status: 'Status',
    isActive: 'Active',
    isActiveHint: 'People see the page only while this is on and the status is Active.',
    save: 'Save',
    create: 'Create Landing Page',
    saving: 'Saving...',
    cancel: 'Cancel',
    editor: 'Edit the content',
  },
  stale: {
    title: (name: string) => `${name} changed this page meanwhile`,
    body: 'Yours is still in the form.',
    overwrite: 'Save mine',
    take: 'Take theirs',
  },

  /** What is wrong with a field. */
  problems: {
    slugMissing: 'Write a slug.',
    slugBadlyWritten: 'Use small letters, digits and single hyphens, like visa-for-retirees.',
    slugTaken: (title: string) => `The page "${title}" has this slug already. Choose another one.`,
    titleMissing: 'Write a title.',
    tooLong: (most: number) => `Use at most ${most} letters.`,
    timePast: 'Choose a time that is still to come.',
    timeTooFar: 'Choose a time within a year.',
  },

  /** Why a change is refused. */
  locked: (experiments: string[]) =>
    `This page is in a running experiment: ${experiments.join(', ')}. Pause or finish it first.`,
  hasErrors: (count: number) =>
    count === 1 ? 'One thing should be put right first.' : `${count} things should be put right first.`,
  nothingToPublish: 'There is nothing to publish.',

  deletion: {
    title: 'Delete landing page',
    lost: 'Its versions go with it. Links to it will no longer work.',
    question: 'Are you sure you want to delete this landing page?',
    confirm: 'Delete',
    cancel: 'Cancel',
    close: 'Close',
    inUse: (experiments: string[]) =>
      experiments.length === 1
        ? `One experiment uses this page: ${experiments[0]}. It cannot be deleted.`
        : `${experiments.length} experiments use this page: ${experiments.join(', ')}. It cannot be deleted.`,
  },

  /** What a duplicate is called. */
  copyOf: (title: string) => `${title} (Copy)`,

  errors: {
    title: 'Error',
    fetching: 'Failed to fetch landing page',
    creating: 'Failed to create landing page',
    updating: 'Failed to update landing page',
    deleting: 'Failed to delete landing page',
    duplicating: 'Failed to duplicate landing page',
  },
  done: {
    created: 'Landing page created successfully',
    updated: 'Landing page updated successfully',
    deleted: 'Landing page deleted successfully',
    duplicated: 'Landing page duplicated successfully',
  },
} as const;
