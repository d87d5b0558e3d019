import { assistantLimits } from '#features/assistant/rules/limits.ts';
import { keptMonths } from '#features/traffic/rules/traffic.ts';
import { BRAND } from '#platform/shared/texts/brand.ts';
import { graceDays } from '../rules.ts';

/** The privacy page. Title, version, date and the count of sections are the specification's; the words are ours. */
export const privacyTexts = {
  title: 'Privacy Policy',
  version: 'Privacy Policy v4. Last revised April 10th 2023.',
  inShort: {
    heading: 'In short',
    dated: 'What is true on November 24, 2026, in plain words. The full policy follows below.',
    items: [
      'We store what you give us. That is your name and e-mail address from Google, your profile and your applications. It is also the ticks and notes you make in the guide, your documents, and your messages to us.',
      'We use it to guide your visa application and to answer you. We do not sell it, and there is no advertising here. Our ads elsewhere learn nothing of you, unless you switch that on below.',
      'It lies in a database and a file store run by us. Each document is encrypted with a key of its own.',
      'You can open your documents, and our staff can, to review them or to help you. They have to give a reason each time. You see the day, the document and the reason on your documents page.',
      'We set the cookies that signing in needs, and one that remembers how staff set up their screen. Our landing pages count visits with one more cookie of our own, without a name, and you can switch that off below. Your browser also keeps your choice of colors and what you are still typing. It keeps a copy of your lists, too, so that you can read them offline. No script, font or picture comes from another company.',
      `You can delete a document yourself. In your profile, press "Download my data" to save a copy of all we hold about you. Press "Delete my account", and all of it is deleted ${graceDays} days later.`,
      'Children under 13 may use the service only with the consent of a parent.',
    ],
  },
  contents: 'Contents',
  contact: {
    heading: 'Ask us',
    detail: 'To see, correct or delete what we hold about you, or to get a copy, write to',
  },
} as const;

export interface PolicySection {
  numeral: string;
  /** Where a link lands. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** After the first paragraph. */
  items?: readonly string[];
}

/** Sections I to XII. */
export const policySections: readonly PolicySection[] = [
  {
    numeral: 'I',
    id: 'who-we-are',
    title: 'Who we are and what this covers',
    paragraphs: [
      `${BRAND} is a private service that helps people prepare for a move to Portugal. We are not part of any government, and using ${BRAND} is not required for a visa. In this policy "we" is the company that runs this site, and "you" is anybody who visits it or has an account.`,
      'The policy covers this site and our e-mails. It does not cover Google, the consulates, the Portuguese authorities or other sites that we link to. They have policies of their own.',
    ],
  },
  {
    numeral: 'II',
    id: 'what-we-collect',
    title: 'What we collect',
    paragraphs: [
      'We collect what you give us and what the service needs to work:',
      'We do not buy data about you. We do not collect your place, your contacts or what you do on other sites. We count requests by your internet address, so that nobody floods the service, and keep no address that can be read. Please do not send us account numbers, passwords or papers that we have not asked for.',
    ],
    items: [
      'Account: your name, your e-mail address and an account number, which Google gives us when you sign in. We never see your Google password.',
      'Profile: full name, phone number, nationality and where you live now, as far as you fill them in.',
      'Application: its type, its status, your progress, what you tick off in the guide and the notes you write there. If you save them, also the days of your appointment and your move, the last day of your passport, and the day of your criminal record.',
      'People you apply for: the name you give us for your spouse, your child or somebody else. Please ask them first.',
      'Documents: the files you upload, such as a passport, a criminal record, a birth certificate or proof of income.',
      'Messages: what you write to us and what we answer.',
      'Assistant: what you ask it and what it answers, if you are signed in. A PDF that you attach is read once and not kept. Its text stays for one hour, encrypted. Visitors without an account are counted for a month by a scrambled form of their address. Nobody can read the address from it.',
      'Plan: which plan you are on and until when. We do not hold card numbers.',
      'Visits to our landing pages, whose addresses begin with /pitches/. We note which page and which version of it, when and for how long, and whether you pressed its button. We note if you were on a phone, the name of your browser, and the site or campaign that sent you. A random number stands for your browser. If you sign in with the same browser, your account number stands beside it, so that we can see which page people signed up from.',
      'Security records: when you signed in, the kind of browser you used, and who changed what and when.',
    ],
  },
  {
    numeral: 'III',
    id: 'how-we-use-it',
    title: 'How we use it',
    paragraphs: [
      'We use what we collect for these things and no others:',
      'No computer decides about your application. People look at it, and the visa itself is decided by the Portuguese authorities.',
    ],
    items: [
      'to show you your steps, your documents and your progress;',
      'to review your documents, and your application when you ask for it, and to answer your messages;',
      'to tell you by e-mail that there is news, without personal details in the e-mail itself;',
      'to remind you by e-mail of a day that you saved: only that e-mail names the day, and you can switch it off;',
      'to keep accounts safe, and to find out what happened when something goes wrong;',
      'to keep the service working, and to count how it is used;',
      'to find out which version of a landing page is clearer: each visitor is shown one of them by chance;',
      'to meet our legal duties.',
    ],
  },
  {
    numeral: 'IV',
    id: 'our-reasons',
    title: 'Why we are allowed to',
    paragraphs: [
      'Where European data protection law applies, each use needs a legal reason. Guiding and answering you is part of our agreement with you. To keep accounts safe and the service running is our legitimate interest. So is counting visits for ourselves alone, which you can switch off. Some records we must keep by law.',
      'A criminal record or papers about your health are special. We keep them only because you upload them for your application, and you can delete them at any time.',
    ],
  },
  {
    numeral: 'V',
    id: 'who-sees-your-documents',
    title: 'Who sees your documents',
    paragraphs: [
      'You do. Other people with an account cannot see your things: the database itself refuses to show them.',
      'Our staff see your name, your application and a list of your documents. One of them opens a document to review it or to answer a question of yours. They may also open it to prepare your application or appointment, or to check our own work. Nothing of it is shown to them before the reason is on record. You can read each opening under "Who opened my documents": the day, the document and the reason, but not which person it was.',
      'What staff say about a document is recorded as well, as is every decision and every change that they make. The record cannot be changed later without leaving a trace.',
    ],
  },
  {
    numeral: 'VI',
    id: 'whom-we-share-with',
    title: 'Whom we share with',
    paragraphs: [
      'We do not sell or rent what we know about you, and we do not share it for advertising. It leaves us only like this:',
      'We do not send your papers to a consulate or an authority. You hand them in yourself.',
    ],
    items: [
      'Google learns that you sign in here, because you sign in with Google.',
      'Where the page of our assistant says that Gemini answers, Google gets your question and the text of your file. Then it writes the answer. A scan has no text: then Google gets the file itself, to copy it out.',
      'Some companies run servers, store locked files or deliver e-mail for us. They may handle data on our orders. They may not use it for themselves.',
      'A court or an authority gets what the law makes us hand over, and no more. We tell you about it when we may.',
      'If the business changes hands, the new owner must keep to this policy, and you hear about it first.',
    ],
  },
  {
    numeral: 'VII',
    id: 'cookies',
    title: 'Cookies and what your browser keeps',
    paragraphs: [
      'The site cannot work without some cookies: one that holds your sign-in, and short-lived ones while you are signing in. Staff have one more, which remembers whether their menu is open.',
      'Our landing pages, and no other pages, set the cookie rumo_visitor to count visits. It holds random numbers, the time of your last visit and which version of a page you were shown. So you see the same one again. It goes to us alone, no script can read it, and it ends 13 months after your first visit, however often you come. If our server is too busy to count a visit, your browser keeps that one report in the open tab, sends it once more and forgets it.',
      'It is not set, and nothing is counted, if your browser sends Global Privacy Control or Do Not Track. The same is true if you are one of our staff, or once you press "Do not count my visits". That button stands at the foot of every landing page and at the end of this policy. It deletes rumo_visitor and sets rumo_no_count, which remembers your choice for 400 days and says nothing else.',
      'If you ask our assistant without an account, we set the cookie rumo-asker. It counts your questions and goes after one day.',
      'Your browser also keeps some things on your own device: who is signed in, your choice of light or dark, and text and ticks that are not sent yet. It keeps a copy of your lists, too, so that you can read them offline. Those are your applications with their dates, the names of your documents, your messages and your profile. The documents themselves are not kept there. What you type for the cards to show at counters stays on your device alone, and we never get it. Signing out removes all of it but the colors.',
      'There are no trackers or scripts of other companies on our pages. Only if you switch on "Advertising measurement" on this page, we set a cookie. It is called rumo_ads, which remembers that for 180 days. Then, when you have bought a plan, your browser asks Google for one picture, with the value 1 US dollar and no name. It stays off if your browser sends Global Privacy Control or Do Not Track.',
      'If you ask a question on our pet page, and a pet service is connected, your question goes to that service. The page says so and names it. Nothing else about you goes along, and we keep no copy.',
    ],
  },
  {
    numeral: 'VIII',
    id: 'how-we-protect-it',
    title: 'Where it lies and how we protect it',
    paragraphs: [
      'Your data lies in a database and a file store that we run. Every document is encrypted before it is stored, with a key of its own. Connections to a public site of ours are encrypted as well.',
      'Nobody can promise perfect safety. If somebody gets at your data in spite of all this, and it may harm you, we tell you. We tell the authorities, too, within the time the law sets.',
      'You may use the service from the United States or from Europe. When data crosses a border on the way, it is protected as this policy says.',
    ],
  },
  {
    numeral: 'IX',
    id: 'how-long-we-keep-it',
    title: 'How long we keep it',
    paragraphs: [
      `We keep your data as long as you have an account, because a move takes months and renewals come years later. When you delete a document, its file is erased at once. When you press "Delete my account" in your profile, we wait for ${graceDays} days, in case you change your mind. Then we erase your profile, applications, documents and messages. If you cannot wait, write to us.`,
      'If you bought something, your plan ends when your account goes, and our payment provider deletes your card. Your invoices stay with the provider, because the law wants that: in Portugal for ten years. They hold your name or e-mail address, what you bought and what you paid.',
      `What you asked the assistant is deleted after ${assistantLimits.historyMonths} months, or as soon as you delete it yourself.`,
      `What we count of visits is deleted after ${keptMonths} months, and so are the totals made of it. If your account is deleted before that, the visits stay without your account number: nothing in them says who you were.`,
      'The record of who did what stays, because it protects you and us. It holds ids, dates and kinds of action, and never the text or the contents of anything. Copies in backups go when the backup is replaced. If we ever have to go back to one, accounts that were deleted since are deleted again.',
    ],
  },
  {
    numeral: 'X',
    id: 'your-rights',
    title: 'Your rights and choices',
    paragraphs: [
      'Wherever you live, you can ask us for these things, free of charge. We answer within 30 days:',
      'We may ask you to sign in or to answer a question, so that nobody else gets your data. If you think that we are wrong, you may also turn to the data protection authority where you live; in Portugal that is the CNPD.',
    ],
    items: [
      'to see what we hold about you, and to get a copy that you can take elsewhere; you can save it yourself, with "Download my data" in your profile;',
      'to correct what is wrong; most of it you can change in your profile yourself;',
      'to delete your data, with "Delete my account" in your profile, or to have us stop using it in some way;',
      'to end every session of your account, with one button in your profile;',
      'not to be counted when you visit: press the button below.',
    ],
  },
  {
    numeral: 'XI',
    id: 'children',
    title: 'Children under 13',
    paragraphs: [
      'Our service is meant for adults. A child under 13 may use it, or give us personal data, only with the consent of a parent or guardian. A parent who applies for a child uses an account of their own.',
      'If we learn that a child under 13 gave us data without that consent, we delete it. A parent can write to us at any time to see it or to have it deleted.',
    ],
  },
  {
    numeral: 'XII',
    id: 'changes-and-contact',
    title: 'Changes and how to reach us',
    paragraphs: [
      'When this policy changes, the new version stands here with a new number and date. If the change matters to you, we tell you before it applies.',
      'For any question about your data, write to the address below. A person reads it.',
    ],
  },
];
