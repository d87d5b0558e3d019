import { useQuery } from '@tanstack/react-query';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { supportTexts } from '../texts/support.ts';
import { ownMessagesQuery } from './queries.ts';

const texts = supportTexts.threads;

/** A notice of unread replies. Empty when there are none, or when loading fails. */
export function NewReplies() {
  const unread = useQuery(ownMessagesQuery).data?.unread ?? 0;
  if (unread === 0) return null;
  return (
    <Alert
      tone="info"
      className="mb-6 lg:mb-8"
      title={texts.unread(unread)}
      actions={
        <ButtonLink to="/support" variant="outline">
          {texts.read}
        </ButtonLink>
      }
    />
  );
}
