import { bringWords } from '#features/bring/texts.ts';
import { documentCount } from '#features/documents/texts/document-counts.ts';
import { documentWords } from '#features/documents/texts/document-types.ts';
import type { FolderTab, PaperSize } from './rules.ts';

/** Each tab in the reader's language, and in the other one for the clerk at the counter. */
const tabs: Record<FolderTab, { name: string; other: string }> = {
  ...documentWords,
  ...bringWords,
  'just-in-case': { name: 'Just in case', other: 'Outros documentos' },
};

const pages = (count: number) => (count === 1 ? '1 page' : `${count} pages`);
const fromTo = (first: number, last: number) => (first === last ? `page ${first}` : `pages ${first}-${last}`);

/** The appointment folder: the window in which it is made, and the sheets inside it. */
export const folderTexts = {
  card: {
    title: 'Appointment folder',
    hint: 'All your papers in one PDF to print: a cover, a tick list, and a divider in front of each paper.',
    make: 'Make my appointment folder',
  },

  window: {
    title: 'Your appointment folder',
    intro:
      'One PDF with your papers in the order of the guide. It is made on this device and sent to nobody.',
    order: 'Does your consulate have a list of its own? Then keep to the order of that list.',
    papers: `The ${documentCount} papers`,
    there: 'Ready',
    missing: 'Missing',
    left: 'Left out',
    missingNote: 'Nothing here yet. You get an empty divider, to put the paper behind it by hand.',
    leftNote: 'No file is ticked. You get an empty divider.',
    someMissing: (count: number) =>
      count === 1
        ? `1 of the ${documentCount} papers is missing`
        : `${count} of the ${documentCount} papers are missing`,
    someMissingDetail: 'You can make the folder now and again later.',
    nothing: 'There is nothing to put into a folder yet. Upload a paper first.',
    justInCase: 'Just in case they ask',
    justInCaseNote: `Tick what you want to have with you. It comes behind the ${documentCount} papers.`,
    noJustInCase: 'Nothing else is uploaded.',
    large: (size: string) => `${size}. Prints well, but the official portal advises files under 5 MB.`,
    word: 'A Word file: it cannot go into a PDF. You get a page that says to print it by itself.',
    other: 'It cannot go into a PDF. You get a page that says to print it by itself.',
    found: {
      locked: 'It asks for a password. You get a page that says to print it by itself.',
      xfa_form: 'A form that few programs can show. You may get a page that says to print it by itself.',
      unreadable: 'Parts of it could not be read. You may get a page that says to print it by itself.',
    },
    returned: 'Our team asked for a new copy of this one.',
    paper: 'Paper',
    sizes: { letter: 'US Letter', a4: 'A4' } satisfies Record<PaperSize, string>,
    paperAtFirst: 'letter' as PaperSize,
    counter: 'Add a sheet in large print',
    counterHint: 'Short sentences in both languages, to show at the counter.',
    make: 'Make the PDF',
    again: 'Change something',
    untouched: 'Tick at least one file.',
    ticked: (count: number, size: string) =>
      count === 1
        ? `1 file is ticked: ${size}, loaded onto this device.`
        : `${count} files are ticked: ${size}, loaded onto this device.`,
    alone: (count: number) =>
      count === 1 ? '1 file has to be printed by itself' : `${count} files have to be printed by themselves`,
    aloneDetail:
      'Why is written beside it. You can make the PDF all the same: each has a page that says so in its place.',
    loadFailed: 'Your documents could not be loaded.',
    loading: 'Loading your documents...',
    close: 'Done',
  },

  making: {
    title: 'Making your folder',
    first: 'Getting ready...',
    file: (number: number, count: number) => `File ${number} of ${count}`,
    last: 'Putting the pages together...',
    comparing: (number: number, count: number) => `Checking the pages: file ${number} of ${count}`,
    wait: 'Keep this window open. It may take a minute.',
    cancel: 'Cancel',
    cancelled: 'Stopped. Nothing was saved.',
  },

  done: {
    title: 'Your folder is ready',
    detail: (count: number) => `${pages(count)}. Look for it in your downloads.`,
    save: 'Save it again',
    print: 'Print on one side of the paper. Look through every page before you go.',
    problems: 'Look at these files',
    notCompared:
      'We could not check by ourselves that these look in the folder as they do on the screen. Look at every page of them:',
    keep: 'It holds your papers. On a computer that others use, delete it after you print it.',
  },

  failed: {
    title: 'The folder was not made',
    fetch: (file: string) =>
      `“${file}” could not be loaded. Check your internet, then try again. Or untick this file.`,
    making:
      'Something went wrong while the pages were put together. Try again. If it happens twice, write to us.',
    dates: 'Your appointment day could not be loaded. You can write it on the cover by hand.',
  },

  /** Why a file is not in the folder. Shown on a page in its place and in the window. */
  problems: {
    word: 'This is a Word file. Open it on your device, print it by itself, and put it in its place.',
    other:
      'This file cannot go into a PDF. Open it on your device, print it by itself, and put it in its place.',
    locked:
      'This PDF asks for a password. Open it with the password, print it by itself, and put it in its place.',
    damaged:
      'This file could not be read. Open it on your device to check it, print it, and put it in its place.',
    long: 'This PDF has very many pages. Print what you need of it by itself, and put it in its place.',
    xfa: 'This form makes its pages only in Adobe Reader. Open it there, print it by itself, and put it in its place.',
    portfolio:
      'Several files are packed into this PDF. Open it on your device, print each of them, and put them in their place.',
    letters:
      'Something in this form is written in letters that the folder does not have. Print it by itself, and put it in its place.',
    cutValue:
      'Something in this form does not fit into its field and would be cut off. Print it by itself, and put it in its place.',
    empty: 'This PDF has no page. Open it on your device to check it, and upload it again.',
    cutOff:
      'A part of this file is missing. Open the original on your device, print it by itself, and upload it again.',
    different:
      'In the folder this file would not look as it does on the screen. Open it on your device, print it by itself, and put it in its place.',
    gone: 'This file is no longer there. If you still need it, upload it again.',
  },

  sheets: {
    tabs,
    title: 'Appointment folder',
    /** What screen readers say of a scanned page. */
    pageOf: (name: string, number: number, count: number) => `${name}, page ${number} of ${count}`,
    cover: {
      title: 'My papers for the visa appointment',
      other: 'Os meus documentos para a marcação do visto',
      name: 'Name',
      day: 'Day of the appointment',
      time: 'Time',
      place: 'Place',
      reference: 'Reference number',
      inside: 'Inside',
      made: (day: string) => `Made on ${day}.`,
    },
    list: {
      title: 'Tick list',
      lead: 'Tick each paper when it is in your hands. Bring the original and one copy.',
      more: 'Tick list, continued',
      fromTo,
      missing: 'Still missing. Put it in by hand.',
      file: (name: string, count: number) => `${name}, ${pages(count)}`,
      besides: 'Check these on the evening before',
      check: 'Consulates ask for different papers. Check the list of yours before you rely on this one.',
    },
    divider: {
      none: 'Nothing is here yet. Put the paper behind this page.',
      page: (number: number, total: number) => `Page ${number} of ${total}`,
    },
    alone: { title: 'Print this file by itself', gone: 'This file is missing' },
    counter: {
      title: 'For the counter',
      other: 'Para o balcão',
      sentences: [
        {
          own: 'I have an appointment today, to hand in my application for a residence visa.',
          other: 'Tenho marcação para hoje, para entregar o meu pedido de visto de residência.',
        },
        {
          own: 'My papers are in the order of the list.',
          other: 'Os meus papéis estão pela ordem da lista.',
        },
        { own: 'Please speak slowly and clearly.', other: 'Fale devagar e com clareza, por favor.' },
        { own: 'Could you write that down for me?', other: 'Pode escrever isso para mim?' },
        {
          own: 'Is a paper missing? Please write down which, and by when you need it.',
          other: 'Falta algum papel? Escreva qual e até quando precisa dele, por favor.',
        },
      ],
    },
  },
} as const;
