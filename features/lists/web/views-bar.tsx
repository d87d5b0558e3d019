import clsx from 'clsx';
import { ChevronDown, PencilLine, Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { newKey } from '#platform/browser/new-key.ts';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Menu } from '#ui/menu.tsx';
import { notify } from '#ui/notify.ts';
import { TextInput } from '#ui/text-input.tsx';
import { useChosenInSight } from '#ui/use-chosen-in-sight.ts';
import type { OfficeView, ViewList } from '../contract.ts';
import { longestViewName } from '../rules.ts';
import { officeViewTexts as texts } from '../texts/office-views.ts';
import { useViewChanges } from './queries.ts';

interface ViewsBarProps {
  list: ViewList;
  /** The views that all users have, then the user's own. */
  builtIn: readonly { key: string; label: string; params: string }[];
  own: readonly OfficeView[];
  /** The current query without sort order: the view with the same query is current. */
  params: string;
  /** "32", "1,000+" by a built-in view's key or an own view's id. Absent while loading. */
  counts: ReadonlyMap<string, string>;
  /** Called after views were saved, renamed or removed. */
  onChanged: () => void;
}

/** Saved views above a list, as links with counts, and the form to save the current one. */
export function ViewsBar({ list, builtIn, own, params, counts, onChanged }: ViewsBarProps) {
  const changes = useViewChanges(list, onChanged);
  const [naming, setNaming] = useState<{ id: string; view?: OfficeView }>();
  const navigate = useNavigate();
  const tabs = [
    ...builtIn.map((view) => ({ ...view, view: undefined })),
    ...own.map((view) => ({ key: view.id, label: view.name, params: view.params, view })),
  ];
  // Two views may have the same query: the first one is current.
  const present = tabs.find((tab) => tab.params === params);
  const { save, rename, remove } = changes;

  const row = useRef<HTMLUListElement>(null);
  useChosenInSight(row, present && `${present.key} ${counts.size}`);

  const close = () => {
    setNaming(undefined);
    save.reset();
    rename.reset();
  };
  function keep(name: string) {
    if (!naming) return;
    // An earlier attempt whose response was lost may have saved it under that attempt's name.
    const onSuccess = (kept: OfficeView) => {
      close();
      notify.success(naming.view ? texts.renamed : texts.saved, kept.name);
    };
    if (naming.view) rename.mutate({ id: naming.id, name }, { onSuccess });
    else save.mutate({ id: naming.id, name, params }, { onSuccess });
  }
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 border-b border-line md:mb-3">
      <nav aria-label={texts.label} className="min-w-0 flex-1 max-md:basis-full">
        <ul
          ref={row}
          className="-mx-1 flex gap-5 overflow-x-auto px-1 scrollbar-none max-lg:fades-right max-lg:pr-8"
        >
          {tabs.map((tab) => (
            <li key={tab.key} className="flex flex-none items-center">
              <Link
                to={{ search: tab.params && `?${tab.params}` }}
                aria-current={tab === present ? 'page' : undefined}
                className={clsx(
                  'inline-flex min-h-control items-center gap-1.5 border-b-2 border-transparent whitespace-nowrap text-muted no-underline -outline-offset-3 hover:text-ink',
                  'aria-[current=page]:border-link aria-[current=page]:font-strong aria-[current=page]:text-ink',
                )}
              >
                {tab.label}
                <span className="font-normal tabular-nums">{counts.get(tab.key)}</span>
              </Link>
              {tab === present && tab.view && (
                <Menu
                  label={texts.more(tab.label)}
                  trigger={<IconButton icon={ChevronDown} label={texts.more(tab.label)} className="w-7!" />}
                  items={[
                    {
                      label: texts.rename,
                      icon: PencilLine,
                      onSelect: () => setNaming({ id: tab.key, view: tab.view }),
                    },
                    {
                      label: texts.remove,
                      icon: Trash2,
                      tone: 'danger',
                      onSelect: () => remove.mutate(tab.view, { onSuccess: () => navigate({ search: '' }) }),
                    },
                  ]}
                />
              )}
            </li>
          ))}
        </ul>
      </nav>
      {!present && params !== '' && (
        <Button variant="quiet" onClick={() => setNaming({ id: newKey() })}>
          <Plus aria-hidden="true" />
          {texts.save}
        </Button>
      )}
      {naming && (
        <ViewNameDialog
          title={naming.view ? texts.renameTitle(naming.view.name) : texts.saveTitle}
          hint={naming.view ? undefined : texts.saveHint}
          name={naming.view?.name ?? ''}
          confirm={naming.view ? texts.rename : texts.save}
          busy={save.isPending || rename.isPending}
          problem={(save.error ?? rename.error)?.message}
          onName={keep}
          onCorrect={() => {
            save.reset();
            rename.reset();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

interface ViewNameDialogProps {
  title: string;
  hint?: string;
  /** The current name; empty for a new view. */
  name: string;
  confirm: string;
  busy: boolean;
  /** The server's refusal. */
  problem: string | undefined;
  onName: (name: string) => void;
  /** Called when a refused name is being changed. */
  onCorrect: () => void;
  onClose: () => void;
}

function wrongIn(name: string): string | undefined {
  const { length } = name.trim();
  if (length === 0) return texts.noName;
  return length > longestViewName ? texts.nameTooLong(longestViewName) : undefined;
}

/** Asks for the name of a new or existing view. */
function ViewNameDialog(props: ViewNameDialogProps) {
  const [name, setName] = useState(props.name);
  const [own, setOwn] = useState<string>();
  const form = useId();
  const box = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = wrongIn(name);
    setOwn(wrong);
    if (wrong) box.current?.focus();
    else if (!props.busy) props.onName(name.trim());
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={props.title}
      description={props.hint}
      initialFocus={box}
      actions={
        <>
          <Button onClick={props.onClose}>{uiTexts.cancel}</Button>
          <Button variant="primary" type="submit" form={form} busy={props.busy}>
            {props.busy ? texts.saving : props.confirm}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Field label={texts.name} error={own ?? props.problem}>
          <TextInput
            ref={box}
            value={name}
            autoComplete="off"
            onChange={({ target }) => {
              setName(target.value);
              if (own) setOwn(wrongIn(target.value));
              if (props.problem) props.onCorrect();
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
