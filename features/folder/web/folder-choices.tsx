import { useState } from 'react';
import { isBringItem } from '#features/bring/rules.ts';
import { bringTexts, bringWords } from '#features/bring/texts.ts';
import type { DocumentRow } from '#features/documents/contract.ts';
import { isViewable } from '#features/documents/rules/documents.ts';
import { archiveTexts } from '#features/documents/texts/document-archive.ts';
import { documentWords } from '#features/documents/texts/document-types.ts';
import { setAsideTexts, setAsideWords } from '#features/documents/texts/set-aside.ts';
import { advisedBytes } from '#features/documents/web/jpeg.ts';
import type { Guide } from '#features/guide/contract.ts';
import { formatFileSize } from '#platform/browser/format.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Choices as RadioChoices } from '#ui/choices.tsx';
import { StatusMark, type StatusTone } from '#ui/status-mark.tsx';
import { chosenAtFirst, folderSections, type PaperSize, planFolder } from '../rules.ts';
import { folderTexts } from '../texts.ts';
import { isProblem, type Verdict } from './compare/checker.ts';

const texts = folderTexts.window;

const sizes = (['letter', 'a4'] as const).map((value) => ({ value, label: texts.sizes[value] }));

/** How the folder is made, besides its files. */
export interface FolderMake {
  size: PaperSize;
  counter: boolean;
}

interface FolderChoicesProps {
  choices: Choices;
  /** What is known by now of how files look in the folder, by their ids. */
  verdicts: ReadonlyMap<string, Verdict>;
  make: FolderMake;
  onMake: (make: FolderMake) => void;
}

/** What goes into the folder: the six papers in their order, what may be asked for besides, and the paper. */
export function FolderChoices({ choices, verdicts, make, onMake }: FolderChoicesProps) {
  const papers = choices.sections.filter(({ tab }) => tab !== 'just-in-case');
  const besides = choices.sections.find(({ tab }) => tab === 'just-in-case')?.files ?? [];
  return (
    <div className="grid gap-6">
      <section aria-labelledby="folder-papers" className="grid gap-2">
        <h3 id="folder-papers" className="text-lead">
          {papers.some(({ tab }) => isBringItem(tab)) ? bringTexts.andMore(texts.papers) : texts.papers}
        </h3>
        <ol className="divide-y divide-line border-y border-line">
          {papers.map((section, index) => (
            <PaperLine
              key={section.tab}
              number={index + 1}
              section={section}
              choices={choices}
              verdicts={verdicts}
            />
          ))}
        </ol>
        {choices.byHand.length > 0 && (
          <p className="text-muted">
            {bringTexts.byHand}: {choices.byHand.map((id) => bringWords[id].name).join('; ')}.
          </p>
        )}
        {choices.aside.map((row) => (
          <p key={row.paper} className="text-muted wrap-anywhere">
            {documentWords[row.paper].name}: {setAsideTexts.state}. {setAsideWords(row)}.
          </p>
        ))}
        <p className="text-muted">{texts.order}</p>
      </section>
      <fieldset className="grid min-w-0 gap-1">
        <legend className="mb-1 text-lead font-strong">{texts.justInCase}</legend>
        <p className="text-muted">{besides.length > 0 ? texts.justInCaseNote : texts.noJustInCase}</p>
        {besides.map((row) => (
          <FileChoice key={row.id} row={row} choices={choices} verdict={verdicts.get(row.id)} />
        ))}
      </fieldset>
      <div className="grid gap-3">
        <RadioChoices
          legend={texts.paper}
          options={sizes}
          value={make.size}
          onChoose={(size) => onMake({ ...make, size })}
        />
        <Checkbox
          label={texts.counter}
          hint={texts.counterHint}
          checked={make.counter}
          onChange={({ target }) => onMake({ ...make, counter: target.checked })}
        />
      </div>
    </div>
  );
}

interface PaperLineProps {
  number: number;
  section: Choices['sections'][number];
  choices: Choices;
  verdicts: FolderChoicesProps['verdicts'];
}

function PaperLine({ number, section: { tab, files }, choices, verdicts }: PaperLineProps) {
  const { name } = folderTexts.sheets.tabs[tab];
  const taken = files.some(({ id }) => choices.isChosen(id));
  const [tone, words, note]: [StatusTone, string, string?] = taken
    ? ['done', texts.there]
    : files.length > 0
      ? ['todo', texts.left, texts.leftNote]
      : ['due', texts.missing, texts.missingNote];
  return (
    <li className="py-2">
      <fieldset className="min-w-0">
        <legend className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1 font-strong">
          {number}. {name} <StatusMark tone={tone}>{words}</StatusMark>
        </legend>
        {files.map((row) => (
          <FileChoice key={row.id} row={row} choices={choices} verdict={verdicts.get(row.id)} />
        ))}
        {note && <p className="pb-2 text-small text-muted">{note}</p>}
      </fieldset>
    </li>
  );
}

/** One file with its tick, and what to know about it before it is printed. */
function FileChoice({
  row,
  choices,
  verdict,
}: {
  row: DocumentRow;
  choices: Choices;
  verdict: Verdict | undefined;
}) {
  const notes = notesOf(row, verdict);
  return (
    <Checkbox
      label={<span className="wrap-anywhere">{row.file_name}</span>}
      hint={notes.length > 0 ? notes.join(' ') : undefined}
      checked={choices.isChosen(row.id)}
      onChange={({ target }) => choices.choose(row.id, target.checked)}
    />
  );
}

function notesOf(
  { guide_item, review, file_type, file_size, findings }: DocumentRow,
  verdict: Verdict | undefined,
): string[] {
  const notes: string[] = [];
  if (guide_item) notes.push(`${archiveTexts.nifFolder}.`);
  if (review?.status === 'returned') notes.push(texts.returned);
  if (!isViewable(file_type)) notes.push(file_type.includes('word') ? texts.word : texts.other);
  else if (isProblem(verdict)) notes.push(folderTexts.problems[verdict]);
  else
    for (const finding of ['locked', 'xfa_form', 'unreadable'] as const)
      if (findings.includes(finding)) notes.push(texts.found[finding]);
  if (file_size > advisedBytes) notes.push(texts.large(formatFileSize(file_size)));
  return notes;
}

/** Which files go into the folder: what is right for most at first, and what the user changed of it. */
export function useChoices(
  documents: readonly DocumentRow[],
  { set_aside: setAside = [], bring = [] }: Partial<Pick<Guide, 'set_aside' | 'bring'>>,
) {
  const [changes, setChanges] = useState<ReadonlyMap<string, boolean>>(new Map());
  const sections = folderSections(documents, { setAside: setAside.map(({ paper }) => paper), bring });
  const first = new Set(chosenAtFirst(sections));
  const isChosen = (id: string) => changes.get(id) ?? first.has(id);
  const all = sections.flatMap(({ files }) => files.map(({ id }) => id));
  return {
    sections,
    /** What else to bring, of which the folder has no file. */
    byHand: bring.filter(
      (id) => !sections.some(({ tab, files }) => tab === id && files.some((row) => isChosen(row.id))),
    ),
    aside: setAside.filter(({ paper }) => !sections.some(({ tab }) => tab === paper)),
    isChosen,
    choose: (id: string, wanted: boolean) => setChanges(new Map(changes).set(id, wanted)),
    plan: planFolder(sections, new Set(all.filter(isChosen))),
  };
}

type Choices = ReturnType<typeof useChoices>;
