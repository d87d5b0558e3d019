import type { Transaction } from 'kysely';
import type { PageContent, PageDraft } from '#features/pages/rules/page-content.ts';
import { readDraft } from '#features/pages/rules/page-drafts.ts';
import type { DB } from '../../generated/types.ts';
import { type DemoEntry, entry, idOf } from './history.ts';

/** Four landing pages that everybody sees and one that is being written; returns what the log has to say of them. */
export async function addPages(
  tx: Transaction<DB>,
  author: string,
  ago: (days: number) => Date,
): Promise<DemoEntry[]> {
  const entries: DemoEntry[] = [];
  for (const page of demoPages) entries.push(...(await addPage(tx, page, author, ago)));
  return entries;
}

async function addPage(
  tx: Transaction<DB>,
  { slug, title, description, daysAgo, hidden, content, draft }: DemoPage,
  author: string,
  ago: (days: number) => Date,
): Promise<DemoEntry[]> {
  const id = idOf('page', slug);
  const written = { slug, title, meta_description: description, content: JSON.stringify(content) };
  const status = hidden ? ('draft' as const) : ('active' as const);
  const at = ago(daysAgo);
  await tx
    .insertInto('landing_pages')
    .values({
      id,
      ...written,
      status,
      is_active: !hidden,
      created_by: author,
      updated_by: author,
      created_at: at,
      updated_at: at,
      published_at: at,
      ...(draft && {
        draft: JSON.stringify({ ...readDraft({ ...written, content }), ...draft }),
        draft_saved_at: ago(1),
        draft_version: 1,
      }),
    })
    .execute();
  await tx
    .insertInto('landing_page_versions')
    .values({
      id: idOf('page version', slug),
      landing_page_id: id,
      number: 1,
      ...written,
      status,
      created_by: author,
      created_at: at,
      public_at: hidden ? null : at,
    })
    .execute();
  const admin = { actor_id: author, actor_role: 'admin' as const };
  return [
    entry('landing_page.created', 'landing_page', id, admin, at, { slug, status, template: 'features' }),
  ];
}

/** A landing page of the demo world. `draft`: what was written since and is not published. */
interface DemoPage {
  slug: string;
  title: string;
  description: string;
  daysAgo: number;
  /** It is a draft that is switched off; else everybody sees it. */
  hidden?: true;
  content: PageContent;
  draft?: Partial<PageDraft>;
}

const hero = (title: string, subtitle: string) =>
  ({ type: 'hero', props: { title, subtitle, ctaText: 'Get My Plan' } }) as const;

const features = (title: string, ...items: [string, string][]) => ({
  type: 'features' as const,
  props: { title, features: items.map(([name, description]) => ({ title: name, description })) },
});

const cta = (title: string, description: string) =>
  ({ type: 'cta', props: { title, description, ctaText: 'Create Free Account' } }) as const;

/** Every figure in them is in the register of facts. */
const demoPages: readonly DemoPage[] = [
  {
    slug: 'retire-in-portugal',
    title: 'Retire in Portugal',
    description:
      'Your papers in the right order, your own dates, and people who read every page before you hand it in.',
    daysAgo: 74,
    content: {
      sections: [
        hero(
          'Retire in Portugal, with your papers in order',
          'We show you what to ask for first, read what you send us, and tell you what is still missing.',
        ),
        features(
          'What we take care of with you',
          ['One list', 'Every paper you need, in the order you need it.'],
          ['Read by people', 'Each paper is accepted, or you learn what to change.'],
          ['Answers', 'Write to a person who knows your case.'],
        ),
        cta(
          'Set your course today',
          'Basic is free for life: guidance, the document checklist and email support.',
        ),
      ],
    },
    draft: { title: 'Retire in Portugal with a plan' },
  },
  {
    slug: 'd7-visa-guide',
    title: 'The D7 visa, step by step',
    description:
      'What the D7 visa asks for, in the order in which you need it, each figure with where it comes from.',
    daysAgo: 61,
    content: {
      sections: [
        hero(
          'The D7 visa, step by step',
          'For people with a pension or other steady income. Each figure comes with its source and its date.',
        ),
        features(
          'What it asks for',
          ['Steady income', 'In 2026: €920 a month, half as much again for a spouse, 30% for a child.'],
          ['A place to live', 'Most posts expect a registered lease of 12 months.'],
          ['A clean record', 'With an apostille, and not too old on the day you hand it in.'],
        ),
        cta('See your own dates', 'Tell us who moves and when. You get your own list, in the right order.'),
      ],
    },
  },
  {
    slug: 'from-california',
    title: 'From California to Portugal',
    description: 'Which offices in California you need, what to ask them for, and when.',
    daysAgo: 40,
    content: {
      sections: [
        hero(
          'From California to a home in Portugal',
          'Birth and marriage certificates come from the county, their apostille from Sacramento. We tell you which first.',
        ),
        cta(
          'Begin with the slowest paper',
          'The list shows what takes longest, so that nothing waits for it.',
        ),
      ],
    },
  },
  {
    slug: 'remote-work-portugal',
    title: 'Work remotely from Portugal',
    description: 'For people who work for a company outside Portugal: the D8 visa and what it asks for.',
    daysAgo: 25,
    content: {
      sections: [
        hero(
          'Keep your job, change your view',
          'The D8 visa is for people who work for a company outside Portugal.',
        ),
        features(
          'What it asks for',
          ['Income from work', 'In 2026: €3,680 a month, as an average of three months.'],
          ['A contract', 'One that shows whom you work for, and that you may do it from abroad.'],
        ),
        cta('Find out what is missing', 'Upload what you have. A person looks at it.'),
      ],
    },
  },
  {
    slug: 'from-texas',
    title: 'From Texas to Portugal',
    description: 'Apostilles from Austin and Washington, and which of your papers needs which.',
    daysAgo: 3,
    hidden: true,
    content: {
      sections: [
        hero(
          'From Texas to a home in Portugal',
          'Your papers in the right order, your own dates, and people who read every page before the consulate does.',
        ),
      ],
    },
  },
];
