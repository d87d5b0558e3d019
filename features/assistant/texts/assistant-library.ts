import type { Boundary } from '../rules/boundaries.ts';
import type { PdfFault } from '../rules/pdf.ts';
import type { Whom } from '../rules/whom.ts';

/** What the assistant's built-in library says in its own words; all else in its answers is quoted. */
export const assistantLibraryTexts = {
  refused:
    'I found nothing in our library that answers this, and I do not want to guess. Please write to us: a person will answer you.',

  /** Before the questions to choose from. */
  unsure: 'I am not sure which of these you mean. Choose one, and I answer it at once.',
  noneOfThese: 'If it is none of these, write to us: a person will answer you.',

  /** Who can say what the library cannot. */
  whom: {
    tax: 'Until then, ask a tax adviser who knows both countries.',
    aima: 'Until then, ask AIMA (geral@aima.pt).',
    insurer: 'Until then, ask the insurer.',
    customs: 'Until then, ask your mover or Portuguese customs.',
    bank: 'Until then, ask the bank.',
    doctor: 'Until then, ask your doctor, or the health center there.',
    lawyer: 'Until then, ask a lawyer in Portugal.',
    realtor: 'Until then, ask a realtor there, or people who live there.',
    school: 'Until then, ask the school.',
    driving: 'Until then, ask IMT, Portugal’s office for driving licenses.',
    vet: 'Until then, ask a vet who is accredited by the USDA.',
    visaCenter: 'Until then, ask your visa center.',
    everyday: 'Until then, ask people who live there, or the town hall.',
    airline: 'Until then, ask your airline.',
    consulate: 'Until then, ask your consulate.',
  } satisfies Record<Whom, string>,

  /** What is never answered here, whatever the register holds. */
  beyond: {
    investment: 'I do not give tips on what to buy or sell. Please ask a licensed adviser.',
    evasion: 'I cannot help with that. Please ask a tax adviser or a lawyer what the rules ask of you.',
    medical: 'I know nothing about medicine. Please ask your doctor.',
    future:
      'Nobody can tell me this yet, and I do not want to guess. Who decides knows first: your consulate for the visa, AIMA for the permit.',
    elsewhere:
      'My library is about moving from the United States to Portugal. I know nothing about other countries: ask the consulate of that country.',
    instructions: 'I answer questions about moving to Portugal from our library. Please ask me one.',
  } satisfies Record<Boundary, string>,
  writeToUs: 'You can write to us: a person will answer you.',

  /** Before quotations, for who reads another language than the register's. */
  quotedAsTheyStand: 'Our library is in English, and I quote it as it stands.',
  quote: (text: string, source: string, date: string) => `“${text}” (${source}, ${date})`,
  undated: 'undated',
  figure: (value: string) => `The figure: ${value}.`,
  aMonth: (amount: string) => `${amount} a month`,
  disputed: 'Sources disagree on this. This is what one side says:',
  community: 'People report this. No office says it:',
  overdue: 'This is due for a new check, so look it up before you rely on it:',
  besides: 'Also:',
  advice: 'Rules and fees change. Check before you rely on it: your consulate has the last word.',
  guide: (card: string) => `Our guide: ${card}`,
  yourFile: 'Your file',
  /** Quoted and nothing else: the words in a file are another person's. */
  inFile: 'These lines of your file have to do with it:',
  fileLine: (page: number, line: string) => `- Page ${page}: “${line}”`,
  nothingInFile: (file: string) => `I found nothing in ${file} that answers this.`,
  unreadPages: (pages: readonly number[]) =>
    pages.length === 1
      ? `I could not read page ${pages[0]}: it has no text, as a photo has none.`
      : `I could not read pages ${pages.join(', ')}: they have no text, as photos have none.`,
  picture:
    'This file is a picture of pages: it holds no text that I can read. Get it as a PDF from the website of your bank or from ssa.gov, or write the amounts into your question.',
  copied: 'Gemini copied this file out, because its pages are pictures. Compare it with your papers.',
  leftOut: (lookedAt: number, total: number) => `I read the first ${lookedAt} of ${total} pages.`,
  textCut: 'There was more text than I can read.',

  /** The virus check of an attached file gave no answer. */
  notChecked: 'I cannot check files for viruses just now. Please try again in a minute.',

  /** Why an attached file could not be read. */
  faults: {
    not_pdf: 'This file is not a PDF.',
    encrypted: 'This file is locked with a password. Save a copy without one, then attach that copy.',
    broken: 'This file is damaged. Save it once more, then try again.',
    too_heavy: 'This file is too heavy to read here. Try one with fewer pages.',
    too_slow: 'Reading this file took too long, so I stopped.',
    busy: 'I am reading files for other people just now. Please try again in a minute.',
  } satisfies Record<PdfFault, string>,
} as const;
