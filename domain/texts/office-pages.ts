/** Texts of the staff screen for landing pages; quoted ones are the specification's, word for word. */
export const officePageTexts = {
  title: 'Landing Page Manager',
  create: 'Create Landing Page',
  edit: 'Edit landing page',
  loading: 'Loading landing pages...',
  empty: {
    title: 'No landing pages yet',
    body: 'Create the first one. Nobody sees it before you make it active.',
  },

  card: {
    slug: (slug: string) => `Slug: /pitches/${slug}`,
    /** Beside the status, while the page is switched off. */
    inactive: 'Inactive',
    created: (date: string) => `Created ${date}`,
    updated: (date: string) => `Updated ${date}`,
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
    title: 'Title',
    metaDescription: 'Meta description',
    status: 'Status',
    isActive: 'Active',
    isActiveHint: 'People see the page only while this is on and the status is Active.',
    save: 'Save',
    saving: 'Saving...',
    cancel: 'Cancel',
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
