import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { type StaffMember, staffQuery } from '#features/accounts/web/office-queries.ts';
import { accountQuery } from '#features/accounts/web/queries.ts';
import { matchesOption } from '#ui/find-option.ts';
import { listItemLook, listLook } from '#ui/overlay-look.ts';
import { Textarea } from '#ui/text-input.tsx';
import { mentionAt } from '../rules.ts';
import { officeMentionTexts } from '../texts/office-mentions.ts';

/** More would cover the buttons below; another letter narrows them. */
const mostOffered = 6;

interface MentionBoxProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

/**
 * A Textarea for notes of staff. After `@` it offers colleagues by name: arrows choose, Enter puts the name in, Escape
 * closes the list. The server finds by the name whom to tell, so that one typed by hand does as well.
 */
export function MentionBox({ value, onChange, ...rest }: MentionBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [mention, setMention] = useState<ReturnType<typeof mentionAt>>();
  const [active, setActive] = useState(0);
  const offered = useColleagues(mention?.typed);
  const chosen = offered[active];
  const idOf = ({ id }: StaffMember) => `${listId}-${id}`;

  function look() {
    const { current } = box;
    if (!current) return;
    const { selectionStart, selectionEnd } = current;
    setMention(selectionStart === selectionEnd ? mentionAt(current.value, selectionStart) : undefined);
    setActive(0);
  }

  function choose({ name }: StaffMember) {
    if (!box.current || !mention) return;
    box.current.setRangeText(`@${name} `, mention.at, mention.at + 1 + mention.typed.length, 'end');
    onChange({ target: { value: box.current.value } });
    setMention(undefined);
  }

  function press(event: KeyboardEvent) {
    // With Ctrl or Cmd, Enter sends the note.
    if (!chosen || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((active + step + offered.length) % offered.length);
    else if (event.key === 'Enter') choose(chosen);
    else if (event.key === 'Escape') setMention(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className="relative grid">
      <Textarea
        {...rest}
        ref={box}
        value={value}
        onChange={(event) => {
          onChange(event);
          look();
        }}
        // Arrows move the choice, not the caret: only what moves the caret looks again.
        onClick={look}
        onKeyDown={press}
        onBlur={() => setMention(undefined)}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={chosen && listId}
        aria-activedescendant={chosen && idOf(chosen)}
      />
      {chosen && (
        <div
          id={listId}
          role="listbox"
          aria-label={officeMentionTexts.colleagues}
          className={`absolute top-full left-0 mt-1 max-w-full ${listLook}`}
        >
          {offered.map((person) => (
            <div
              key={person.id}
              id={idOf(person)}
              role="option"
              tabIndex={-1}
              aria-selected={person === chosen}
              data-highlighted={person === chosen ? '' : undefined}
              // The focus stays in the box.
              onPointerDown={(event) => {
                event.preventDefault();
                choose(person);
              }}
              className={listItemLook}
            >
              {person.name}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** Colleagues whose name has what is typed after `@`; none once it is a whole name. */
function useColleagues(typed: string | undefined): StaffMember[] {
  const staff = useQuery({ ...staffQuery, enabled: typed !== undefined }).data ?? [];
  const { data: account } = useQuery(accountQuery);
  if (typed === undefined) return [];
  return staff
    .filter(({ id, name }) => id !== account?.id && name !== typed.trimEnd())
    .filter(({ id, name }) => matchesOption({ value: id, label: name }, typed))
    .slice(0, mostOffered);
}
