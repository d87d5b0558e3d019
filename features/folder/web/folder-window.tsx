import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { profileQuery } from '#features/accounts/web/queries.ts';
import type { Application } from '#features/applications/contract/applications.ts';
import { isViewable } from '#features/documents/rules/documents.ts';
import { documentsQuery } from '#features/documents/web/queries.ts';
import { sourceWords } from '#features/facts/source-date.ts';
import { guideQuery } from '#features/guide/web/queries.ts';
import { placeToGo, type WhereLine, whereLines } from '#features/places/rules/where-lines.ts';
import { handInQuery } from '#features/places/web/queries.ts';
import { useDates } from '#features/schedule/web/queries.ts';
import { momentOfDay } from '#platform/browser/calendar-day.ts';
import { formatDate, formatDay, formatFileSize } from '#platform/browser/format.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { folderTexts } from '../texts.ts';
import { isProblem } from './compare/checker.ts';
import { FolderChoices, type FolderMake, useChoices } from './folder-choices.tsx';
import { type FolderState, useFolder } from './use-folder.ts';
import { useVerdicts } from './use-verdicts.ts';

const { window: texts, making, done, failed, done: doneTexts, problems: words } = folderTexts;

interface FolderWindowProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  application: Application;
}

/** The window in which the folder is put together, made and saved. Closed, it stops; what was ticked stays ticked. */
export default function FolderWindow({ open, onOpenChange, application }: FolderWindowProps) {
  const documents = useQuery(documentsQuery(application.id));
  const dates = useDates(application.id);
  const account = useQuery(profileQuery);
  const guide = useQuery(guideQuery(application.id));
  const handIn = useQuery(handInQuery);
  const choices = useChoices(documents.data ?? [], guide.data ?? {});
  const [how, setHow] = useState<FolderMake>({ size: texts.paperAtFirst, counter: true });
  const { state, files, make, stop, reset } = useFolder(open);
  const verdicts = useVerdicts(files, choices.plan, how.size);
  const goOn = useBackFocus(state.stage);
  const missing = choices.sections.filter(({ tab, files }) => tab !== 'just-in-case' && files.length === 0);
  const any = choices.sections.some(({ files }) => files.length > 0);
  const chosen = choices.plan.flatMap(({ files }) => files);
  const appointment = dates.data?.appointment;

  function close() {
    reset();
    onOpenChange(false);
  }
  const told = choices.sections
    .flatMap((section) => section.files)
    .filter((row) => isProblem(verdicts.get(row.id)) || !isViewable(row.file_type));
  const begin = () => {
    const order = {
      ...how,
      sections: choices.plan,
      byHand: choices.byHand,
      name:
        application.applicant_name || account.data?.profile?.full_name || account.data?.suggested_name || '',
      day: appointment ? formatDay(momentOfDay(appointment)) : undefined,
      place: handIn.data && placeToGo(handIn.data),
      where: handIn.data ? whereLines(handIn.data).map(withSource) : [],
      made: formatDate(new Date()),
    };
    void make(
      order,
      new Set([...told, ...(state.stage === 'choosing' ? (state.alone ?? []) : [])].map(({ id }) => id)),
    );
  };

  if (state.stage === 'making')
    return (
      <Dialog
        open={open}
        onOpenChange={close}
        title={making.title}
        actions={<Button onClick={stop}>{making.cancel}</Button>}
      >
        <FolderProgress state={state} />
      </Dialog>
    );
  if (state.stage === 'done')
    return (
      <Dialog
        open={open}
        onOpenChange={close}
        title={texts.title}
        actions={
          <>
            <Button variant="quiet" onClick={reset}>
              {texts.again}
            </Button>
            <Button onClick={state.save}>{done.save}</Button>
            <Button variant="primary" onClick={close}>
              {texts.close}
            </Button>
          </>
        }
      >
        <FolderDone state={state} />
      </Dialog>
    );
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      size="wide"
      title={texts.title}
      description={texts.intro}
      actions={
        any && (
          <>
            <Button onClick={close}>{making.cancel}</Button>
            <Button
              ref={goOn}
              variant="primary"
              busy={dates.isLoading || account.isLoading || guide.isLoading || handIn.isLoading}
              unavailable={chosen.length === 0}
              onClick={begin}
            >
              {texts.make}
            </Button>
          </>
        )
      }
    >
      <QueryView query={documents} loading={texts.loading} failed={texts.loadFailed} silent>
        {() =>
          any ? (
            <FolderChoices choices={choices} verdicts={verdicts} make={how} onMake={setHow} />
          ) : (
            <p>{texts.nothing}</p>
          )
        }
      </QueryView>
      {any && missing.length > 0 && (
        <Alert tone="info" title={texts.someMissing(missing.length)}>
          {texts.someMissingDetail}
        </Alert>
      )}
      {any && dates.error && <p className="text-muted">{failed.dates}</p>}
      {any && chosen.length === 0 && <p className="font-strong text-due-text">{texts.untouched}</p>}
      {chosen.length > 0 && (
        <p className="text-muted">
          {texts.ticked(
            chosen.length,
            formatFileSize(chosen.reduce((sum, { file_size }) => sum + file_size, 0)),
          )}
        </p>
      )}
      {state.alone && (
        <Alert tone="info" title={texts.alone(state.alone.length)}>
          {texts.aloneDetail}
        </Alert>
      )}
      {state.stopped && <Alert tone="info" title={making.cancelled} />}
      {state.failure && (
        <Alert tone="error" title={failed.title}>
          {state.failure}
        </Alert>
      )}
    </Dialog>
  );
}

const withSource = ({ term, text, from }: WhereLine) =>
  `${term ? `${term}: ` : ''}${text}${from ? ` ${sourceWords(from)}` : ''}`;

/** Back from making to choosing, the focus goes to the button that made it: what had it is gone. */
function useBackFocus(stage: string) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(stage);
  useEffect(() => {
    if (stage === 'choosing' && before.current !== stage) button.current?.focus();
    before.current = stage;
  }, [stage]);
  return button;
}

const makingTexts = folderTexts.making;

/** A file is looked at so many times longer than it is put in. */
const checks = 4;

/** How far it is, in words and as a bar. It takes the focus, because the button that began it is gone. */
export function FolderProgress({ state }: { state: FolderState & { stage: 'making' } }) {
  const { count, file, last, checking } = state;
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  const words = last
    ? makingTexts.last
    : file
      ? makingTexts[checking ? 'comparing' : 'file'](file, count)
      : makingTexts.first;
  const behind = file ? file - 1 : last ? count : 0;
  return (
    <div className="grid gap-3">
      <p ref={place} tabIndex={-1} role="status" className="text-lead font-strong">
        {words}
      </p>
      <ProgressBar
        value={last ? checks * count + behind : checks * behind}
        max={(checks + 1) * Math.max(count, 1)}
        label={makingTexts.title}
        valueText={words}
      />
      <p className="text-muted">{makingTexts.wait}</p>
    </div>
  );
}

/** It is saved: how long it is, which files to look at, and what to do with it now. */
export function FolderDone({ state }: { state: FolderState & { stage: 'done' } }) {
  const { pages, problems, notCompared } = state;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="grid gap-4 outline-none">
      <Alert tone="success" title={doneTexts.title}>
        {doneTexts.detail(pages)}
      </Alert>
      {problems.length > 0 && (
        <section aria-labelledby="folder-problems" className="grid gap-2">
          <h3 id="folder-problems" className="text-lead">
            {doneTexts.problems}
          </h3>
          <ul className="grid gap-3">
            {problems.map(({ file, problem }) => (
              <li key={file.id}>
                <p className="font-medium wrap-anywhere">{file.file_name}</p>
                <p className="text-due-text">{words[problem]}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {notCompared.length > 0 && (
        <div className="grid gap-1">
          <p>{doneTexts.notCompared}</p>
          <ul className="grid gap-1">
            {notCompared.map(({ id, file_name }) => (
              <li key={id} className="font-medium wrap-anywhere">
                {file_name}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>{doneTexts.print}</p>
      <p className="text-muted">{doneTexts.keep}</p>
    </div>
  );
}
