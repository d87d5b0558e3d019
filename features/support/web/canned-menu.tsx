import { useQuery } from '@tanstack/react-query';
import { ChevronDown, MessageSquareQuote, Settings2 } from 'lucide-react';
import { useRef } from 'react';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import { Button } from '#ui/button.tsx';
import { Menu, type MenuItem } from '#ui/menu.tsx';
import { fillIn } from '../rules/canned-replies.ts';
import { officeSupportTexts } from '../texts/office-support.ts';
import { cannedRepliesQuery, useValues } from './canned-queries.ts';

const texts = officeSupportTexts.thread.canned;

interface CannedMenuProps {
  name: string | null;
  onInsert: (text: string) => void;
  /** Takes the focus once something was inserted. */
  box: () => HTMLElement | null;
}

/** A menu of canned replies; passes on the chosen one with its variables filled in. */
export function CannedMenu({ name, onInsert, box }: CannedMenuProps) {
  const hasInserted = useRef(false);
  const base = useOfficeBase();
  const { data, error, isPending } = useQuery(cannedRepliesQuery);
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
        finalFocus={() => {
          const goesOn = hasInserted.current;
          hasInserted.current = false;
          return goesOn ? box() : undefined;
        }}
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
            onSelect: () => {
              hasInserted.current = true;
              onInsert(values ? fillIn(reply.body, values) : reply.body);
            },
          })),
          manage,
        ]}
      />
      {error && <p className="text-small text-bad-text">{texts.failed}</p>}
    </>
  );
}
