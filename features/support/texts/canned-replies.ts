import { type CannedReplyVariable, cannedReplyLimits } from '../rules/canned-replies.ts';

/** Texts of the page on which admins write canned replies. */
export const cannedReplyTexts = {
  title: 'Canned replies',
  subtitle: 'Answers that are written once and used often',
  back: 'Back to Support Management',
  add: 'New canned reply',
  edit: 'Edit',
  editOne: (name: string) => `Edit ${name}`,
  delete: 'Delete',
  deleteOne: (name: string) => `Delete ${name}`,
  cardHeader: (count: string) => `Canned replies (${count})`,
  loading: 'Loading canned replies...',
  errorLoading: 'The canned replies could not be loaded',
  readOnly: 'Admins write these. You can use them in every reply.',
  empty: {
    title: 'No canned replies',
    body: 'Write an answer that you give often, and it can be inserted into any reply.',
  },
  changed: (when: string, by: string | null) => (by ? `Changed ${when} by ${by}` : `Changed ${when}`),
  builtIn: 'Came with the program',
  form: {
    titleNew: 'New canned reply',
    titleEdit: 'Edit canned reply',
    name: 'Name',
    nameHint: 'What you look for when you answer.',
    body: 'Text',
    insert: (variable: string, means: string) => `${variable}: ${means}`,
    variables: 'Filled in when it is inserted',
    preview: 'As somebody reads it',
    save: 'Save',
    saving: 'Saving...',
    cancel: 'Cancel',
  },
  variables: {
    first_name: "The person's first name",
    site_name: 'The name of our site',
    support_email: 'Our e-mail address',
    link_dashboard: 'Address of their dashboard',
    link_documents: 'Address of their documents',
    link_guide: 'Address of their guide',
    link_support: 'Address of their messages',
  } satisfies Record<CannedReplyVariable, string>,
  exampleName: 'Marisol',
  saved: 'Canned reply saved',
  added: 'Canned reply added',
  deleted: 'Canned reply deleted',
  failed: 'The canned reply was not saved',
  deleteFailed: 'The canned reply was not deleted',
  stale: {
    title: 'Somebody else changed it meanwhile',
    body: (by: string) =>
      `${by} has saved another text. Yours is still in the form: save it over theirs, or take theirs.`,
    unknownName: 'A colleague',
    overwrite: 'Save mine',
    take: 'Take theirs',
  },
  confirm: {
    title: (name: string) => `Delete "${name}"?`,
    body: 'Replies that were sent with its help stay as they are.',
  },
  errors: {
    name: {
      missing: 'Enter a name.',
      tooLong: `Shorten the name to ${cannedReplyLimits.name} characters.`,
      taken: 'Another canned reply has this name. Choose a different one.',
    },
    body: {
      missing: 'Write the text.',
      tooLong: `Shorten the text to ${cannedReplyLimits.body.toLocaleString('en-US')} characters.`,
    },
    unknownVariables: (names: readonly string[]) =>
      `Nobody can fill in ${names.map((name) => `{{${name}}}`).join(', ')}. Use one of the words below.`,
  },
} as const;
