import { sql } from 'kysely';
import { requiredDocuments } from '#features/documents/rules/document-types.ts';
import { documentWords } from '#features/documents/texts/document-types.ts';
import { factWords } from '#features/facts/texts/fact-words.pt.ts';
import { factName } from '#features/facts/texts/office-facts.ts';
import type { GuideStepId } from '#features/guide/rules/guide-items.ts';
import { guideSteps } from '#features/guide/texts/guide.ts';
import { requiredDocumentTexts } from '#features/guide/texts/guide-documents.ts';
import { interviewTexts } from '#features/guide/texts/guide-interview.ts';
import { nifActions, nifTexts } from '#features/guide/texts/guide-nif.ts';
import { onlineApplicationTexts } from '#features/guide/texts/guide-online-application.ts';
import { settlementTexts } from '#features/guide/texts/guide-settlement.ts';
import { petTexts } from '#features/pets/texts.ts';
import { handInWords } from '#features/places/texts/hand-in-words.pt.ts';
import type { Tx } from '#platform/server/database.ts';
import { type Language, locales } from '#platform/shared/languages.ts';
import { formatCents } from '#platform/shared/money.ts';
import type { Concept } from '../rules/concepts.ts';
import type { AnswerSource } from '../rules/income.ts';
import type { Fit } from '../rules/library-answer.ts';
import { askedFacts } from '../texts/asked-facts.pt.ts';
import { assistantLibraryTexts as portugueseTexts } from '../texts/assistant-library.pt.ts';
import { assistantLibraryTexts } from '../texts/assistant-library.ts';
import { askedAs } from '../texts/assistant-words.ts';

/** Something of ours that an answer may quote. */
export interface LibraryPassage {
  /** The id of a fact, or 'guide:' and a card. */
  key: string;
  /** Its title and the words by which people ask for it. */
  head: string;
  text: string;
  /** What is quoted on a Portuguese screen; null where there is no translation. */
  portuguese: string | null;
  source: AnswerSource;
  trust: Fit['trust'];
  overdue: boolean;
  /** The figure alone, in whole euros a month; of facts about income. */
  eurosAMonth: number | null;
  /** Since when it holds, 'YYYY-MM-DD'. */
  validFrom: string | null;
}

const passage = (
  step: GuideStepId,
  card: string,
  title: string,
  sentences: readonly string[],
): GuidePassage => ({
  key: `guide:${card}`,
  title,
  url: `/visa-process#${step}`,
  sentences,
});

/**
 * The guide and the list for pets in passages. The specification's figures are not among them: where the register knows better it would be
 * wrong to quote them, and where it does not, nobody has checked them.
 */
const guidePassages: readonly GuidePassage[] = [
  passage('nif-number', 'nif-number', guideSteps[0].title, [
    nifTexts.intro,
    ...Object.values(nifActions).map(({ title, help }) => `${title}: ${help}`),
  ]),
  ...Object.values(nifTexts.ways).map(({ title, detail }, at) =>
    passage('nif-number', `nif-way-${at + 1}`, title, [detail]),
  ),
  passage('nif-number', 'nif-address', nifTexts.warnTitle, [nifTexts.warn]),
  ...requiredDocuments.map((type) => {
    const { description, how, tips } = requiredDocumentTexts[type];
    return passage('documents', type, documentWords[type].name, [description, ...how, ...tips]);
  }),
  ...Object.entries(onlineApplicationTexts.parts).map(([id, { title, how }]) =>
    passage('online-application', id, title, how),
  ),
  passage('online-application', 'visa-center', onlineApplicationTexts.center.title, [
    onlineApplicationTexts.center.text,
  ]),
  ...Object.entries(interviewTexts.areas).map(([id, { title, bullets }]) =>
    passage('interview', id, `Interview: ${title}`, bullets),
  ),
  passage(
    'interview',
    'interview-tips',
    `Interview: ${interviewTexts.tips.title}`,
    interviewTexts.tips.bullets,
  ),
  ...Object.entries(settlementTexts.tasks).map(([id, { title, details }]) =>
    passage('settlement', id, title, details),
  ),
  ...petTexts.checklist.steps.map(({ title, detail, source }, at) => ({
    key: `guide:pet-${at + 1}`,
    title,
    url: '/pet',
    sentences: [`${title}.`, detail, petTexts.checklist.sourceOf(source)],
  })),
];

const guide: readonly LibraryPassage[] = guidePassages.map(({ key, title, url, sentences }) => ({
  key,
  head: `${title} ${askedAs[key] ?? ''}`,
  text: sentences.join(' '),
  portuguese: null,
  source: { title, source: assistantLibraryTexts.guide(title), date: null, url },
  trust: 'guide',
  overdue: false,
  eurosAMonth: null,
  validFrom: null,
}));

/** The facts that may be quoted, and the guide. `today` is 'YYYY-MM-DD'. */
export async function libraryPassages(tx: Tx, today: string): Promise<LibraryPassage[]> {
  const facts = await tx
    .selectFrom('facts')
    .select([
      'id',
      'text',
      'value',
      'unit',
      'source',
      'source_url',
      'source_date',
      'trust',
      'consulate',
      'valid_from',
      'review_by',
    ])
    .where('is_quoted', '=', true)
    .orderBy('id')
    .execute();
  return [
    ...facts.map((fact): LibraryPassage => {
      const title = factName(fact.id);
      return {
        key: fact.id,
        head: `${title} ${fact.consulate ?? ''} ${askedAs[fact.id] ?? ''}`,
        text: ofPost(withFigure(fact, fact.text), fact.consulate),
        portuguese: inPortuguese(fact),
        source: {
          title,
          source: fact.source,
          date: fact.source_date,
          ...(fact.source_url && { url: fact.source_url }),
        },
        trust: fact.trust,
        overdue: fact.review_by <= today,
        eurosAMonth:
          fact.unit === 'EUR a month' && /^\d+$/.test(fact.value ?? '') ? Number(fact.value) : null,
        validFrom: fact.valid_from,
      };
    }),
    ...guide,
  ];
}

interface QuotedFact {
  text: string;
  value: string | null;
  unit: string | null;
  consulate: string | null;
}

function inPortuguese(fact: QuotedFact): string | null {
  const translation = [askedFacts[fact.text], factWords(fact.text).text, handInWords(fact.text).text].find(
    (text) => text !== undefined && text !== fact.text,
  );
  return translation ? ofPost(withFigure(fact, translation, 'pt'), fact.consulate) : null;
}

/** A figure that the sentence leaves out is behind it, as its readers write figures. */
function withFigure({ value, unit }: QuotedFact, text: string, language: Language = 'en'): string {
  if (!value || !/^\d{1,9}$/.test(value)) return text;
  if (text.replace(/(?<=\d)[,.\s](?=\d{3})/g, '').includes(value)) return text;
  const { figure, aMonth } = language === 'pt' ? portugueseTexts : assistantLibraryTexts;
  const written = figureIn(Number(value), unit?.replace(monthly, '') ?? '', locales[language]);
  return `${text} ${figure(unit && monthly.test(unit) ? aMonth(written) : written)}`;
}

const monthly = / a month$/;
const countable = ['day', 'week', 'month', 'year'];

/** A figure of the register with its unit there: 'EUR', 'days'. Other units are as staff wrote them. */
function figureIn(value: number, unit: string, locale: string): string {
  const counted = countable.find((one) => unit === one || unit === `${one}s`);
  if (counted) return value.toLocaleString(locale, { style: 'unit', unit: counted, unitDisplay: 'long' });
  if (/^[A-Z]{3}$/.test(unit)) return formatCents(value * 100, unit, locale).replace(/[.,]00(?=\D|$)/, '');
  return `${value.toLocaleString(locale)} ${unit}`.trim();
}

/** What holds for one post says so: 'Washington: ...'. 'VFS' is every visa center. */
function ofPost(text: string, consulate: string | null): string {
  return consulate && consulate !== 'VFS' && !text.includes(consulate) ? `${consulate}: ${text}` : text;
}

/** A few sentences of the guide that are together on a card. */
interface GuidePassage {
  /** 'guide:' and the card. */
  key: string;
  title: string;
  /** The page it is on: '/visa-process#settlement'. */
  url: string;
  sentences: readonly string[];
}

interface Searched {
  head: string;
  text: string;
}

/** What PostgreSQL's full text finds of each concept in each passage, in the order of the passages. */
export async function fitPassages(
  tx: Tx,
  passages: readonly Searched[],
  concepts: readonly Concept[],
): Promise<{ matches: number[]; rank: number }[]> {
  if (passages.length === 0 || concepts.length === 0) return passages.map(() => ({ matches: [], rank: 0 }));
  const heads = passages.map(({ head }) => withoutAccents(head));
  const texts = passages.map(({ text }) => withoutAccents(text));
  const { rows } = await sql<{ matches: number[]; rank: number }>`
    with passage as materialized (
      select number, to_tsvector('english', head) as head, to_tsvector('english', body) as body
      from unnest(${heads}::text[], ${texts}::text[]) with ordinality as given (head, body, number)
    ), concept as materialized (
      select number, websearch_to_tsquery('english', asked) as asked
      from unnest(${concepts.map(asked)}::text[]) with ordinality as given (asked, number)
    )
    select array_agg(case when passage.head @@ concept.asked then 2 when passage.body @@ concept.asked then 1 else 0 end
        order by concept.number) as matches,
      sum(ts_rank(passage.head, concept.asked, 2))::float8 as rank
    from passage cross join concept
    group by passage.number order by passage.number`.execute(tx);
  return rows;
}

/** All ways to say it: "social security" or pension. Quotes keep a word like 'or' or '-' from being a command. */
function asked({ forms }: Concept): string {
  return forms.map((form) => `"${form.replaceAll('"', ' ')}"`).join(' or ');
}

/** Few people type 'Finanças'. */
function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{Diacritic}/gu, '');
}
