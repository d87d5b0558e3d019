import type { ApplicationView } from '../rules.ts';

const applicationViews: Record<ApplicationView, string> = {
  all: 'All',
  waiting: 'Waiting for review',
  mine: 'My cases',
  unassigned: 'Unassigned',
  quiet: 'Quiet for 30 days',
};

/** Texts of named views of a list. */
export const officeViewTexts = {
  label: 'Views',
  applications: applicationViews,
  searchResults: 'Search results',
  save: 'Save this view',
  saving: 'Saving...',
  saveTitle: 'Save this view',
  saveHint: 'It keeps the search and the filters. Only you see it.',
  name: 'Name of the view',
  saved: 'View saved',
  more: (name: string) => `Actions for the view ${name}`,
  rename: 'Rename',
  renameTitle: (name: string) => `Rename ${name}`,
  renamed: 'View renamed',
  remove: 'Delete',
  removed: (name: string) => `${name} deleted`,
  undo: 'Undo',
  restored: (name: string) => `${name} is back`,
  failed: 'The view was not saved',
  notRemoved: 'The view was not deleted',
  noName: 'Enter a name',
  nameTooLong: (most: number) => `Use at most ${most} characters`,
  nameTaken: (name: string) => `You have a view called ${name} already. Choose another name.`,
  noRoom: (most: number) => `You have ${most} views, which is the most. Delete one first.`,
} as const;
