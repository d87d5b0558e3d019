/** A question to support; hours count back from the moment the world is made. */
export interface DemoTicket {
  from: string;
  subject: string;
  message: string;
  status: 'open' | 'in_progress' | 'resolved' | 'closed';
  priority: 'high' | 'medium' | 'low';
  hoursAgo: number;
  /** In the order in which they were written; without a name the person wrote. */
  replies?: { by?: string; body: string; hoursAgo: number }[];
  /** The person has not looked since the last answer. */
  unread?: true;
  /** Which of staff takes care of it. */
  assignedTo?: string;
  snoozedForHours?: number;
  rated?: { helpful: boolean; words?: string; hoursAgo: number };
  /** What staff wrote for each other. */
  note?: { by: string; body: string; hoursAgo: number };
}

const tomas = 'Tomás Ferreira';
const helena = 'Helena Duarte';

export const demoTickets: DemoTicket[] = [
  {
    from: 'Susan Feldman',
    subject: 'Interview moved forward to next Tuesday',
    message:
      'The consulate in San Francisco offered me Tuesday at 10:15. My FBI summary is still at the apostille office in Washington. Can I bring the receipt and hand the paper in later?',
    status: 'open',
    priority: 'high',
    hoursAgo: 3,
    assignedTo: helena,
    note: {
      by: tomas,
      body: 'San Francisco took the receipt for one of ours in spring. I called VFS and wait for their word.',
      hoursAgo: 2,
    },
  },
  {
    from: 'Margaret Ellison',
    subject: 'Which income do I show?',
    message:
      'I have my teachers pension and about $900 a month of Social Security. Do you want both, and do they have to be translated?',
    status: 'open',
    priority: 'medium',
    hoursAgo: 9,
    replies: [
      {
        by: tomas,
        body: 'Both, please. The consulate adds them up. Letters in English are fine, no translation needed.\n\nUpload the pension statement and the Social Security letter under "Proof of Income".',
        hoursAgo: 7,
      },
      {
        body: 'Thank you, the pension statement is there. The Social Security letter is from last year. Do I need a new one?',
        hoursAgo: 5,
      },
    ],
  },
  {
    from: 'Dorothy Beckwith',
    subject: 'Letters too small on my tablet',
    message:
      'Some of the explanations are hard to read on my iPad. Is there a way to make everything bigger?',
    status: 'open',
    priority: 'low',
    hoursAgo: 20,
  },
  {
    from: 'Dorothy Beckwith',
    subject: 'Is my photo good enough?',
    message: 'The booth at the pharmacy made it with a light grey background. Does it have to be white?',
    status: 'open',
    priority: 'low',
    hoursAgo: 27,
    assignedTo: tomas,
  },
  {
    from: 'Linda Abernathy',
    subject: 'How long does the review take?',
    message: 'All six documents show as uploaded since Monday. When should I expect to hear from you?',
    status: 'in_progress',
    priority: 'medium',
    hoursAgo: 30,
    assignedTo: tomas,
    replies: [
      {
        by: tomas,
        body: 'We look at every document ourselves, which takes us up to two business days. We write to you here as soon as we are done.',
        hoursAgo: 26,
      },
    ],
    unread: true,
  },
  {
    from: 'James Kowalczyk',
    subject: 'New FBI summary ordered',
    message:
      'I ordered the new one through a channeler today. Do I start over, or do I add it to the same application?',
    status: 'in_progress',
    priority: 'low',
    hoursAgo: 52,
    assignedTo: tomas,
    snoozedForHours: 70,
    replies: [
      {
        by: tomas,
        body: 'Add it to the same application when it arrives, you do not start over. Send it for the apostille first.',
        hoursAgo: 40,
      },
    ],
  },
  {
    from: 'Carlos Rentería',
    subject: 'Mexican passport, living in Texas',
    message:
      'I am a permanent resident of the US with a Mexican passport. Do I apply in Houston or in Mexico City?',
    status: 'resolved',
    priority: 'medium',
    hoursAgo: 190,
    rated: { helpful: true, words: 'I would have driven to the wrong city.', hoursAgo: 165 },
    replies: [
      {
        by: helena,
        body: 'You apply where you live, so at the VFS center for Texas. Bring your green card beside the passport.',
        hoursAgo: 172,
      },
      { body: 'That saves me a flight. Thank you.', hoursAgo: 170 },
    ],
  },
  {
    from: 'Harold Nguyen',
    subject: 'Thank you',
    message: 'Approved! My wife and I read your note twice. We will send a postcard from Tavira.',
    status: 'closed',
    priority: 'high',
    hoursAgo: 66,
    rated: { helpful: true, hoursAgo: 50 },
    replies: [
      { by: helena, body: 'We are happy for you both. The postcard has a place on our wall.', hoursAgo: 60 },
    ],
  },
  {
    from: 'Karen Lindqvist',
    subject: 'SNS number at the health centre',
    message: 'The health centre in Braga asked for proof of address from the junta. Is my lease enough?',
    status: 'closed',
    priority: 'low',
    hoursAgo: 1_100,
  },
];
