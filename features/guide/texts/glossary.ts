/**
 * Words that are long or from offices and that nobody can spare us: each with what it means in plain ones. People find
 * them under "Words explained" in the guide; the reading measure lets them pass, and no others.
 */
export const glossary = {
  title: 'Words explained',
  entries: [
    { term: 'AIMA', meaning: 'The office in Portugal that gives out residence permits.' },
    {
      term: 'Apostille',
      meaning: 'A stamp on a public paper. It shows to another country that the paper is real.',
    },
    {
      term: 'Application',
      meaning: 'What you hand in to ask for your visa: the form and all its papers.',
    },
    { term: 'Appointment', meaning: 'The day and the time when an office sees you.' },
    { term: 'Consulate', meaning: 'An office of Portugal in another country. Yours decides on your visa.' },
    {
      term: 'Criminal record certificate',
      meaning: 'A paper that says whether a court ever found you guilty of something.',
    },
    { term: 'Embassy', meaning: 'The main office of Portugal in another country.' },
    {
      term: 'FBI Identity History Summary',
      meaning: 'The criminal record of the United States. Some call it a rap sheet.',
    },
    { term: 'Health insurance', meaning: 'A contract that pays when you are ill.' },
    { term: 'Interview', meaning: 'A talk at the consulate. They ask why you move and how you live.' },
    {
      term: 'NIF',
      meaning: 'Your tax number in Portugal. You need it to rent, to buy and to open a bank account.',
    },
    { term: 'Portal', meaning: 'The website of an office, where you fill in its forms.' },
    {
      term: 'Power of attorney',
      meaning: 'A paper by which you let somebody else act for you.',
    },
    {
      term: 'Residence permit',
      meaning: 'The card that lets you stay in Portugal. You ask for it after you arrive.',
    },
    { term: 'SNS', meaning: 'The public health service of Portugal.' },
    { term: 'VFS', meaning: 'A company that takes in visa papers for the consulate.' },
  ],
} as const;
