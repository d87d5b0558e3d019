/** Asked before a file is sent; it is taken if the person says so. */
export const uploadQuestions = {
  duplicate: {
    message: 'You already have this file.',
    help: 'It has the same name and size as one that is here.',
  },
  password: {
    message: 'This PDF asks for a password.',
    help: 'An office cannot open it. Save a copy without a password and upload that one.',
  },
  unreadable: {
    message: 'We could not read this PDF. A part of it may be missing.',
    help: 'Open it on your device to check it, or save it again.',
  },
  empty: { message: 'This PDF has no pages.', help: 'Save it again on your device and upload that one.' },
  form: {
    message: 'This is a form that only Adobe Reader shows.',
    help: 'Open it in Adobe Reader, print it as a PDF, and upload that one.',
  },
  collection: {
    message: 'This PDF holds other files, and few programs open them.',
    help: 'Upload the files inside one by one.',
  },
  cutOff: { message: 'The end of this picture is missing.', help: 'Copy it again and upload that one.' },
} as const;
