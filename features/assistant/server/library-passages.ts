import type { Tx } from '#platform/server/database.ts';
import type { AnswerSource } from '../rules/income/income-table.ts';
import type { Fit } from '../rules/weigh.ts';
import { assistantLibraryTexts } from '../texts/assistant-library.ts';
import { askedAs } from '../texts/assistant-words.ts';
import { guidePassages } from './guide-passages.ts';

/** Something of ours that an answer may quote. */
export interface LibraryPassage {
  /** The id of a fact, or 'guide:' and a card. */
  key: string;
  /** Its title and the words by which people ask for it. */
  head: string;
  text: string;
  source: AnswerSource;
  trust: Fit['trust'];
  overdue: boolean;
  /** The figure alone, in whole euros a month; of facts about income. */
  eurosAMonth: number | null;
  /** Since when it holds, 'YYYY-MM-DD'. */
  validFrom: string | null;
}

const guide: readonly LibraryPassage[] = guidePassages.map(({ key, title, url, sentences }) => ({
  key,
  head: `${title} ${askedAs[key] ?? ''}`,
  text: sentences.join(' '),
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
      const title = titleOf(fact.id);
      return {
        key: fact.id,
        head: `${title} ${fact.consulate ?? ''} ${askedAs[fact.id] ?? ''}`,
        text: withFigure(fact),
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

/** A figure that the sentence leaves out stands behind it. */
function withFigure({
  text,
  value,
  unit,
}: {
  text: string;
  value: string | null;
  unit: string | null;
}): string {
  if (!value || !/^\d+$/.test(value)) return text;
  const written = Number(value).toLocaleString('en-US');
  if (text.includes(value) || text.includes(written)) return text;
  return `${text} ${assistantLibraryTexts.figure(unit === 'EUR' ? `€${written}` : `${written} ${unit ?? ''}`.trim())}`;
}

/** 'nif-time' is 'NIF time'. */
export function titleOf(id: string): string {
  const words = id
    .replaceAll('-', ' ')
    .replaceAll(/\b(?:nif|fbi|us|nhr|d[78]|fbar|pfic|ifici)\b/g, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}
