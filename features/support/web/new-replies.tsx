import { useQuery } from '@tanstack/react-query';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { supportTexts } from '../texts/support.ts';
import { ownMessagesQuery } from './queries.ts';

const texts = supportTexts.threads;

/** That our team has answered, until it was read. Nothing when it has not, and when that cannot be found out. */
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
