import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { staffQuery } from '#features/accounts/web/office-queries.ts';
import { accountQuery } from '#features/accounts/web/queries.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { splitAtMentions } from '../rules.ts';
import { officeMentionTexts as texts } from '../texts/office-mentions.ts';

/** The text of a note of staff. What names a colleague is marked, and more so where it names its reader. */
export function NoteText({ text }: { text: string }) {
  const staff = useQuery({ ...staffQuery, enabled: text.includes('@') }).data ?? [];
  const { data: account } = useQuery(accountQuery);
  return splitAtMentions(text, staff).map(({ from, text, ids }) => {
    if (!ids) return text;
    const isYou = account !== undefined && ids.includes(account.id);
    return (
      <mark
        key={from}
        title={isYou ? texts.toldYou : texts.told(text.slice(1))}
        className={clsx(
          'rounded-sm px-1 font-strong text-ink',
          isYou ? 'bg-tint-strong ring-1 ring-control' : 'bg-tint',
        )}
      >
        {text}
        {isYou && <VisuallyHidden> ({texts.you})</VisuallyHidden>}
      </mark>
    );
  });
}
