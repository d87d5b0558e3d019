import { requiredDocuments } from '../rules/document-types.ts';
import type { FileFinding } from '../rules/file-findings.ts';
import { uploadQuestions } from './upload-questions.ts';

const list = new Intl.ListFormat('en-US');
const extensionWord = (extension: string) => extension.replace('.', '').toUpperCase();

/** "PDF, JPG, PNG, DOC or DOCX": .jpeg and .jpg are one thing to a person. */
function kinds(extensions: readonly string[]): string {
  const words = [...new Set(extensions.map(extensionWord).map((word) => (word === 'JPEG' ? 'JPG' : word)))];
  const last = words.pop() ?? '';
  return words.length > 0 ? `${words.join(', ')} or ${last}` : last;
}

/** Texts of the documents screen; quoted ones are the specification's, word for word. */
export const documentTexts = {
  title: 'Documents',
  backToDashboard: 'Back to Dashboard',
  loading: 'Loading your documents...',

  /** Under every failure of this screen. */
  safe: 'Your files are safe.',
  applicationFailed: {
    title: 'Error loading application data',
    detail: 'Your files are safe.',
  },

  overview: {
    title: 'Application Overview',
    progressValue: (percentage: number) => `${percentage}% complete`,
    currentStep: 'Current Step',
    currentStepValue: (step: number) => `${step}/4`,
    status: 'Status',
    /** As specified: the words of the state itself. */
    statuses: {
      started: 'started',
      in_progress: 'in progress',
      under_review: 'under review',
      approved: 'approved',
      rejected: 'rejected',
      completed: 'completed',
    },
  },

  /** In place of their list; how many were set aside may follow. */
  required: {
    accepted: (count: number) => `Required documents accepted: ${count} of ${requiredDocuments.length}`,
  },

  general: {
    title: 'General Documents',
    explain:
      'Papers that belong to no single step: a passport copy, letters, anything you want to keep here.',
    empty: 'No documents yet. What you upload appears here.',
  },

  steps: {
    title: 'Step-Specific Documents',
    stepTitle: (number: number, title: string) => `Step ${number}: ${title}`,
    duration: (duration: string) => `Takes ${duration}.`,
    states: { completed: 'Completed', in_progress: 'In progress', pending: 'Not started' },
    empty: 'No documents for this step yet.',
  },

  /** Where the guide asks for one document. */
  panel: { empty: 'Nothing here yet.' },

  upload: {
    choose: 'Choose files',
    uploadYour: (document: string) => `Upload your ${document}`,
    another: 'Add another file',
    takePhoto: 'Take a photo',
    /** Heard, not seen: every button on the page has its own name. */
    forSection: (title: string) => `for ${title}`,
    drop: 'or drop them here',
    dropNow: 'Drop the files to upload them',
    limits: (extensions: readonly string[], megabytes: number) =>
      `${kinds(extensions)}. Up to ${megabytes}\u00a0MB each.`,
    otherPictures: 'We turn HEIC, WebP, GIF and TIFF pictures into a JPG or PDF.',
    waiting: 'Waiting for its turn',
    waitsForSignIn: 'Sign in again. The upload then goes on by itself.',
    checking: 'Checking the file',
    offline: 'Waiting for the internet. It goes on by itself.',
    converting: 'Making a JPG of it...',
    madeJpg: 'We made a JPG of it',
    madePdf: 'We made a PDF of it, with all its pages',
    renamed: (ending: string) => `We gave it the ending ${ending}, because that is what it is`,
    madeSmaller: 'We made a smaller copy. The original stays on your device',
    accept: 'Upload anyway',
    makeSmaller: 'Make a smaller copy',
    makingSmaller: 'Making a smaller copy...',
    uploading: (percent: number) => `Uploading ${percent}%`,
    done: 'File uploaded successfully',
    cancel: 'Cancel',
    remove: 'Remove from this list',
    named: (action: string, fileName: string) => `${action}: ${fileName}`,
    unfinished: 'Was not finished. Choose it again to continue.',
    chooseAgain: 'Choose again',
    otherFile: (fileName: string) =>
      `That is a different file. Choose “${fileName}” again, or delete this line and upload the new one.`,
  },

  list: {
    label: (where: string) => `Files in ${where}`,
    uploadedOn: (date: string) => `Uploaded ${date}`,
    view: 'View',
    download: 'Download',
    delete: 'Delete',
    downloading: 'Downloading...',
    opening: 'Opening...',
  },

  /** What our checks say of a file, below its name. */
  checks: {
    checking: 'We are checking this file for viruses. There is nothing you need to do.',
    refused: 'We removed this file. Our virus check found something harmful in it.',
    refusedHelp: 'Take a photo of the paper or scan it again, and upload that. Then delete this line.',
    found: (things: readonly string[]) =>
      `Our team opens this file with care. It has ${list.format(things)} in it.`,
    foundHelp: 'A photo or a new scan of the paper needs no such care.',
    things: {
      old_word: 'an old Word format',
      macros: 'macros',
      script: 'a script',
      launches: 'a command to start a program',
      opens_by_itself: 'something that runs by itself',
      embedded_files: 'other files',
      fetches: 'a link that works without a press',
      xfa_form: 'a form that few programs can show',
      huge_picture: 'a picture of extreme size',
      disguised: 'a second kind of file',
      locked: 'a password',
      unreadable: 'parts that we could not read',
    } satisfies Record<FileFinding, string>,
  },

  questions: uploadQuestions,

  /** About files that are larger than the official portal likes. */
  advised: {
    note: 'The official portal advises files under 5 MB.',
    failed: 'We could not make a smaller copy of this picture. It is kept as it is.',
  },

  category: {
    change: 'Change type',
    title: 'What is this file?',
    label: 'Type of document',
    save: 'Save',
    saving: 'Saving...',
    failed: 'The type could not be changed. Please try again.',
  },

  /** Said by a screen reader while the eye sees the rows change. */
  announce: {
    selected: (fileName: string) => `${fileName} selected`,
    chosen: (count: number) => `${count} files selected`,
    asking: (fileName: string, question: string) => `${fileName} waits for your answer. ${question}`,
    offline: (fileName: string) => `${fileName} waits for the internet`,
    online: (fileName: string) => `${fileName} goes on`,
    filed: (fileName: string, category: string) => `${fileName} is now filed under ${category}`,
    uploaded: (fileName: string) => `${fileName} uploaded`,
    failed: (fileName: string, reason: string) => `${fileName} was not uploaded. ${reason}`,
    cancelled: (fileName: string) => `Upload of ${fileName} stopped`,
    deleted: (fileName: string) => `${fileName} deleted`,
  },

  deletion: {
    title: 'Delete Document',
    question: (fileName: string) =>
      `Are you sure you want to delete "${fileName}"? This action cannot be undone.`,
    confirm: 'Delete',
    cancel: 'Cancel',
    deleting: 'Deleting...',
  },

  viewing: {
    title: 'Opening your document...',
    over: {
      title: 'That page has closed',
      detail:
        'A document stays open in its own tab for one hour, a passport or criminal record for one minute, and only while you are signed in. Open it again from the list here.',
    },
  },

  help: {
    title: 'Need Help',
    tips: [
      'Scan at 300 DPI or take the photo in daylight, with all four corners in the picture.',
      'One paper per file is easiest to find again.',
      'If a file is too large, save it as a PDF with a smaller size.',
    ],
    contact: 'Contact Support',
  },

  noApplication: {
    title: 'No Application Found',
    detail: 'You need to complete your profile setup before accessing documents.',
    hint: 'Opening your dashboard creates it.',
    action: 'Go to Dashboard',
  },

  toasts: {
    listFailed: {
      title: 'Error loading documents',
      detail: 'Failed to load documents. Please try again.',
    },
    downloadFailed: {
      title: 'Download failed',
      detail: 'Failed to download the document. Please try again.',
    },
    downloadStarted: 'Download started',
    viewFailed: { title: 'View failed', detail: 'Failed to view the document. Please try again.' },
    deleteFailed: { title: 'Delete failed', detail: 'Failed to delete the document. Please try again.' },
    deleted: 'Document deleted',
    uploadFailed: 'Upload failed',
    uploaded: 'File uploaded successfully',
  },

  errors: {
    tooLarge: (megabytes: number) => `File size must be less than ${megabytes}MB`,
    tooLargeHelp: (size: string) => `This one is ${size}. Try saving it as a smaller PDF.`,
    tooLargePictureHelp: (size: string) => `This one is ${size}. We can make a smaller copy of it.`,
    notSmaller:
      'We could not make a smaller copy of this picture. Take the picture again from a little further away, then choose that.',
    typeNotAllowed: 'File type not allowed',
    typeNotAllowedHelp: (extensions: readonly string[]) =>
      `Save it as ${kinds(extensions)}, then choose it again.`,
    iphonePhotoHelp:
      'We could not read this iPhone photo. 1. Open it on your iPhone and take a screenshot of it. 2. Choose the screenshot here.',
    pictureHelp:
      'We could not read this picture. Open it on your device and save it as a JPG, then choose that.',
    notAuthenticated: 'User not authenticated',
    notAuthenticatedHelp: 'Sign in again, then choose the file again.',
    sourceGone: 'Your device no longer hands over this file.',
    sourceGoneHelp:
      'It was changed or moved, or it is on a drive in the cloud. Save it on this device first, then choose it again.',
    empty: 'This file is empty.',
    emptyHelp: 'Open it on your device to check it, then choose it again.',
    nameTooLong: 'The name of this file is too long.',
    nameTooLongHelp: 'Give it a shorter name, then choose it again.',
    unexpected:
      'Something went wrong while sending this file. Choose it again. If it happens again, write to us.',
    nameNotAllowed: 'The name of this file has signs that we cannot store.',
    nameNotAllowedHelp: 'Give it a plain name, then choose it again.',
    contentDiffers: (extension: string) =>
      `The content of this file is not what its ending ${extension} says.`,
    contentDiffersHelp: 'Open it on your device and save it again, then choose it again.',
    hasMacros: 'This file has macros in it. Those are small programs.',
    hasMacrosHelp: 'Save it as a PDF, then choose that.',
    asksForPassword: 'This file asks for a password.',
    asksForPasswordHelp: 'Save a copy without a password, then choose that.',
    isRichText: 'This is a rich text file (RTF).',
    isRichTextHelp: 'Save it as a PDF, then choose that.',
    isWebPage: 'This is a web page.',
    isWebPageHelp: 'Open it in your browser, print it as a PDF, then choose that.',
    isOpenDocument: 'This is an OpenDocument text, which the office cannot open.',
    isOpenDocumentHelp: 'Save it as a PDF, then choose that.',
    isSpreadsheet: 'This is a spreadsheet. Save it as a PDF, then choose that.',
    isSlides: 'This is a presentation. Save it as a PDF, then choose that.',
    isArchive: 'This is an archive that holds other files.',
    isArchiveHelp: 'Open it on your device, then choose the files in it.',
    isCutOff: 'This file is cut off. Its end is missing.',
    isCutOffHelp: 'Copy or download it again, then choose it again.',
    isPages: 'This is a Pages file.',
    isPagesHelp: 'Open it in Pages, export it as a PDF, then choose that.',
    infected: 'Our virus check found something harmful in this file, so we did not keep it.',
    infectedHelp: 'Take a photo of the paper or scan it again, then choose that.',
    interrupted: 'The connection was interrupted.',
    interruptedHelp: 'Choose the file again to continue.',
    sizeDiffers: 'The file that arrived is not as large as the one that was announced.',
    sizeDiffersHelp: 'It may have changed meanwhile. Choose it again.',
    otherContent:
      'This upload was already finished with other content. Choose the file again to send it as a new one.',
    noNewCopyNeeded:
      'No new copy of that document is needed any more. To keep this file too, choose it as another file.',
    tooManyOpen: 'Too many uploads are unfinished. Finish or delete some of them first.',
    noRoom: 'You have reached the space we can give one person. Delete documents you no longer need.',
  },
} as const;
