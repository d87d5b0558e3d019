/** Texts of the pet care page; quoted ones are the specification's, word for word. */
export const petTexts = {
  title: 'Pet Care',
  description: 'Ask about your pet, and see how to bring it to Portugal.',
  demo: {
    title: 'This page is a demo',
    detail: 'It stands beside our visa service. It does not know you or your application, and it is no vet.',
  },
  question: 'Your question',
  hint: 'About care, training or animal needs. Leave out names and addresses.',
  ask: 'Ask Pet Expert',
  asking: 'Asking...',
  signIn: 'You need to sign in to ask. What you typed stays here.',
  /** `host` is the other service's name on the web. */
  leaves: (host: string) => `Your question goes to another service, ${host}. We keep no copy.`,
  stays: 'No pet service is connected. You get a demonstration answer, and your question goes nowhere.',
  emptyQuestion: {
    title: 'Please enter a question',
    detail: 'Ask me anything about pet care, training, or animal needs!',
  },
  tooLong: (max: number) => `Please use ${max} letters or fewer.`,
  unreachable: {
    title: 'Something went wrong',
    detail: 'Unable to connect to the pet AI service. Please try again.',
  },
  answer: 'Answer',
  asked: (question: string) => `You asked: ${question}`,
  /** Beside an answer that no service gave. */
  demonstration: 'This is a demonstration answer.',
  demonstrationAnswer:
    'Nobody has read your question. In general: give your pet fresh water, a calm place and the same hours each day. If it does not eat for a day, or seems to be in pain, call your vet.',
  /** Beside an answer of the other service. */
  byMachine: 'A program wrote this. Ask your vet before you act on it.',
  checklist: {
    heading: 'Bringing your pet',
    lead: 'For a dog, a cat or a ferret that flies from the United States to Portugal with you. Do the steps in this order.',
    print: 'Print this list',
    steps: [
      {
        title: 'Find a vet who is accredited by the USDA',
        detail: 'Start as soon as you know your date. The papers can take weeks or months.',
        source: 'APHIS, frequent questions, undated',
      },
      {
        title: 'Microchip first',
        detail: 'The chip must be in place before the rabies shot.',
        source: 'petrelocation.com, undated',
      },
      {
        title: 'Then the rabies shot, and 21 days of waiting',
        detail: 'After the first shot your pet waits 21 days before it may enter the EU.',
        source: 'APHIS, EU pages, undated, and petrelocation.com, undated',
      },
      {
        title: 'Write to the airport in Portugal',
        detail: 'Tell the vets at the airport where you land. Do it in writing, 48 hours ahead or more.',
        source: 'DGAV, Portugal’s office for animal health, July 24, 2016',
      },
      {
        title: 'Get the EU health certificate',
        detail: 'Your vet fills it in. It holds for 10 days until you arrive, so mind the day.',
        source: 'petrelocation.com, undated',
      },
      {
        title: 'Have the USDA endorse it',
        detail: 'APHIS signs and stamps what your vet wrote. Take the paper itself on the plane.',
        source: 'APHIS, frequent questions, undated, and petrelocation.com, undated',
      },
      {
        title: 'Enter where pets may enter',
        detail: 'Land at a place with a point of entry for pets. They look at your pet and its papers there.',
        source: 'DGAV, Portugal’s office for animal health, July 24, 2016',
      },
    ],
    sourceOf: (source: string) => `Source: ${source}.`,
    checked:
      'We read these in stored copies of the pages, put together in November 2026. Rules change: ask your vet and look at the pages before you book.',
    links: [
      { label: 'USDA APHIS: pet travel', href: 'https://www.aphis.usda.gov/pet-travel' },
      { label: 'DGAV: animal health in Portugal', href: 'https://www.dgav.pt' },
    ],
  },
} as const;
