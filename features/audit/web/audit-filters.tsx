import { type ComponentProps, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { type AuditFilter, auditGroup } from '../contract/office-audit.ts';
import { auditGroupLabels, officeAuditTexts } from '../texts/office-audit.ts';

const texts = officeAuditTexts.filters;

/** Boxes stand on one line whether a hint is above them or not, and whatever is said below one of them. */
const noHint = 'max-xl:grow xl:pt-[calc(1.45*var(--text-small)+0.375rem)]';

interface AuditFiltersProps {
  address: AuditAddress;
  filtered: boolean;
  onChange: (next: Partial<AuditAddress>) => void;
  onClear: () => void;
  /** Addresses in the filter that nobody has. */
  unknown: readonly ('who' | 'about')[];
}

/** Who, what, about whom, when. A text counts when it is finished: with Enter, or when the field is left. */
export function AuditFilters({ address, filtered, onChange, onClear, unknown }: AuditFiltersProps) {
  const wrongDays = address.from !== '' && address.to !== '' && address.from > address.to;
  const person = (name: 'who' | 'about', label: string, hint: string) => (
    <Field
      label={label}
      hint={hint}
      error={unknown.includes(name) ? texts.nobody : undefined}
      className="min-w-0 basis-50 max-xl:grow md:max-xl:basis-[40%]"
    >
      <FinishedInput
        key={address[name]}
        maxLength={200}
        start={address[name]}
        onFinish={(text) => onChange({ [name]: text })}
      />
    </Field>
  );
  return (
    <search aria-label={texts.label} className="flex flex-wrap items-start gap-3 pb-4">
      {person('who', texts.who, texts.whoHint)}
      {person('about', texts.about, texts.aboutHint)}
      <Field label={texts.group} className={`basis-46 max-xl:basis-full ${noHint}`}>
        <Select value={address.what} onChange={(event) => onChange({ what: event.target.value })}>
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
          value={address.from}
          onChange={(event) => onChange({ from: event.target.value })}
        />
      </Field>
      <Field
        label={texts.to}
        className={`basis-36 ${noHint}`}
        error={wrongDays ? texts.wrongDays : undefined}
      >
        <TextInput
          type="date"
          value={address.to}
          onChange={(event) => onChange({ to: event.target.value })}
        />
      </Field>
      {filtered && (
        <div className="basis-full">
          <Button onClick={onClear}>{texts.clear}</Button>
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

/** What stands in the address; days are the reader's own. */
interface AuditAddress {
  who: string;
  about: string;
  what: string;
  from: string;
  to: string;
}

const names = ['who', 'about', 'what', 'from', 'to'] as const;

/** The filter of the log. It lives in the address: Back restores it, a link shares it. */
export function useAuditFilter() {
  const [params, setParams] = useSearchParams();
  const address = Object.fromEntries(
    names.map((name) => [name, params.get(name)?.trim().slice(0, 200) ?? '']),
  ) as unknown as AuditAddress;

  function change(next: Partial<AuditAddress>) {
    const merged = { ...address, ...next };
    const kept = names.flatMap((name) => (merged[name] ? [[name, merged[name]]] : []));
    setParams(new URLSearchParams(kept as [string, string][]), { preventScrollReset: true });
  }
  const filtered = names.some((name) => address[name] !== '');
  return { address, change, clear: () => setParams({}, { preventScrollReset: true }), filtered };
}

/** The same for the server: moments instead of days. A day that is none is left out. */
export function filterOf({ who, about, what, from, to }: AuditAddress): AuditFilter {
  return {
    who: who || undefined,
    about: about || undefined,
    group: auditGroup.safeParse(what).data,
    from: startOf(from)?.toISOString(),
    until: startOf(to, 1)?.toISOString(),
  };
}

/** Midnight before a day as it is written in the address, where the reader is; `later` days after it. */
function startOf(day: string, later = 0): Date | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (!year || !month || !date) return undefined;
  const start = new Date(Number(year), Number(month) - 1, Number(date) + later);
  return Number.isNaN(start.getTime()) ? undefined : start;
}
