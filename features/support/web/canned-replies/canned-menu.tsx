import { ChevronDown, MessageSquareQuote, Settings2 } from 'lucide-react';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import { Button } from '#ui/button.tsx';
import { Menu, type MenuItem } from '#ui/menu.tsx';
import { fillIn } from '../../rules/canned-replies.ts';
import { officeSupportTexts } from '../../texts/office-support.ts';
import { useCannedReplies } from './use-canned-replies.ts';
import { useValues } from './use-values.ts';

const texts = officeSupportTexts.thread.canned;

/** Chooses a canned reply and hands it over with everything filled in for this person. */
export function CannedMenu({ name, onInsert }: { name: string | null; onInsert: (text: string) => void }) {
  const base = useOfficeBase();
  const { data, error, isPending } = useCannedReplies();
  const values = useValues(name);
  const manage: MenuItem = {
    label: texts.manage,
    icon: Settings2,
    to: `${base}/support/canned-replies`,
    separated: true,
  };
  const replies = data?.canned_replies ?? [];
  return (
    <>
      <Menu
        label={texts.action}
        trigger={
          <Button busy={isPending || (!values && !error)}>
            <MessageSquareQuote aria-hidden="true" />
            {texts.action}
            <ChevronDown aria-hidden="true" />
          </Button>
        }
        items={[
          ...replies.map((reply) => ({
            label: reply.name,
            onSelect: () => onInsert(values ? fillIn(reply.body, values) : reply.body),
          })),
          manage,
        ]}
      />
      {error && <p className="text-small text-bad-text">{texts.failed}</p>}
    </>
  );
}
