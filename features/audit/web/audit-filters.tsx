import { type ComponentProps, useState } from 'react';
import { matching, oneOf, searchText, useListAddress } from '#features/lists/web/list-address.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { type AuditFilter, auditGroup } from '../contract/office-audit.ts';
import { auditGroupLabels, officeAuditTexts } from '../texts/office-audit.ts';

const texts = officeAuditTexts.filters;

/** Boxes are on one line whether a hint is above them or not, and whatever is said below one of them. */
const noHint = 'max-xl:grow xl:pt-[calc(1.45*var(--text-small)+0.375rem)]';

interface AuditFiltersProps {
  address: ReturnType<typeof useAuditAddress>;
  /** Addresses in the filter that nobody has. */
  unknown: readonly ('who' | 'about')[];
}

/** Who, what, about whom, when. A text counts when it is finished: with Enter, or when the field is left. */
export function AuditFilters({ address: { filter, change, ...address }, unknown }: AuditFiltersProps) {
  const wrongDays = filter.from !== undefined && filter.to !== undefined && filter.from > filter.to;
  const person = (name: 'who' | 'about', label: string, hint: string) => (
    <Field
      label={label}
      hint={hint}
      error={unknown.includes(name) ? texts.unknownAddress : undefined}
      className="min-w-0 basis-50 max-xl:grow md:max-xl:basis-[40%]"
    >
      <FinishedInput
        key={filter[name]}
        maxLength={200}
        start={filter[name] ?? ''}
        onFinish={(text) => change({ [name]: text })}
      />
    </Field>
  );
  return (
    <search aria-label={texts.label} className="flex flex-wrap items-start gap-3 pb-4">
      {person('who', texts.who, texts.whoHint)}
      {person('about', texts.about, texts.aboutHint)}
      <Field label={texts.group} className={`basis-46 max-xl:basis-full ${noHint}`}>
        <Select
          value={filter.what ?? ''}
          onChange={(event) => change({ what: auditGroup.safeParse(event.target.value).data })}
        >
          <option value="">{texts.allGroups}</option>
          {auditGroup.options.map((group) => (
            <option key={group} value={group}>
              {auditGroupLabels[group]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts.from} className={`basis-36 ${noHint}`}>
        <TextInput
          type="date"
          value={filter.from ?? ''}
          onChange={(event) => change({ from: event.target.value })}
        />
      </Field>
      <Field
        label={texts.to}
        className={`basis-36 ${noHint}`}
        error={wrongDays ? texts.wrongDays : undefined}
      >
        <TextInput
          type="date"
          value={filter.to ?? ''}
          onChange={(event) => change({ to: event.target.value })}
        />
      </Field>
      {address.isFiltered && (
        <div className="basis-full">
          <Button onClick={address.clear}>{texts.clear}</Button>
        </div>
      )}
    </search>
  );
}

/** A line of text that is handed on when the person has finished it. */
function FinishedInput({
  start,
  onFinish,
  ...rest
}: Omit<ComponentProps<typeof TextInput>, 'onChange' | 'value'> & {
  start: string;
  onFinish: (text: string) => void;
}) {
  const [typed, setTyped] = useState(start);
  const finish = () => typed.trim() !== start && onFinish(typed.trim());
  return (
    <TextInput
      {...rest}
      autoComplete="off"
      spellCheck={false}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => event.key === 'Enter' && finish()}
    />
  );
}

/** Days are the reader's own. */
const readers = {
  who: searchText,
  about: searchText,
  what: oneOf(auditGroup.options),
  from: matching(/^\d{4}-\d\d-\d\d$/),
  to: matching(/^\d{4}-\d\d-\d\d$/),
};

export const useAuditAddress = () => useListAddress(readers);

type AuditAddressFilter = ReturnType<typeof useAuditAddress>['filter'];

/** The same for the server: moments instead of days. A day that does not exist is left out. */
export function filterOf({ who, about, what, from, to }: AuditAddressFilter): AuditFilter {
  return {
    who,
    about,
    group: what,
    from: from && startOf(from)?.toISOString(),
    until: to && startOf(to, 1)?.toISOString(),
  };
}

/** Midnight before a day as it is written in the address, where the reader is; `later` days after it. */
function startOf(day: string, later = 0): Date | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (!year || !month || !date) return undefined;
  const start = new Date(Number(year), Number(month) - 1, Number(date) + later);
  return Number.isNaN(start.getTime()) ? undefined : start;
}
