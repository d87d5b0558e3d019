import { Checkbox } from '#ui/checkbox.tsx';
import { Choices as RadioChoices } from '#ui/choices.tsx';
import { StatusMark, type StatusTone } from '#ui/status-mark.tsx';
import type { PaperSize } from '../rules.ts';
import { folderTexts } from '../texts.ts';
import { FileChoice } from './file-choice.tsx';
import type { Choices } from './use-choices.ts';

const texts = folderTexts.window;
const sizes = (['letter', 'a4'] as const).map((value) => ({ value, label: texts.sizes[value] }));

/** How the folder is made, besides its files. */
export interface FolderMake {
  size: PaperSize;
  counter: boolean;
}

interface FolderChoicesProps {
  choices: Choices;
  make: FolderMake;
  onMake: (make: FolderMake) => void;
}

/** What goes into the folder: the six papers in their order, what may be asked for besides, and the paper. */
export function FolderChoices({ choices, make, onMake }: FolderChoicesProps) {
  const papers = choices.sections.filter(({ tab }) => tab !== 'just-in-case');
  const besides = choices.sections.find(({ tab }) => tab === 'just-in-case')?.files ?? [];
  return (
    <div className="grid gap-6">
      <section aria-labelledby="folder-papers" className="grid gap-2">
        <h3 id="folder-papers" className="text-lead">
          {texts.papers}
        </h3>
        <ol className="divide-y divide-line border-y border-line">
          {papers.map((section, index) => (
            <PaperLine key={section.tab} number={index + 1} section={section} choices={choices} />
          ))}
        </ol>
        <p className="text-muted">{texts.order}</p>
      </section>
      <fieldset className="grid min-w-0 gap-1">
        <legend className="mb-1 text-lead font-strong">{texts.justInCase}</legend>
        <p className="text-muted">{besides.length > 0 ? texts.justInCaseNote : texts.noJustInCase}</p>
        {besides.map((row) => (
          <FileChoice key={row.id} row={row} choices={choices} />
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
}

function PaperLine({ number, section: { tab, files }, choices }: PaperLineProps) {
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
          <FileChoice key={row.id} row={row} choices={choices} />
        ))}
        {note && <p className="pb-2 text-small text-muted">{note}</p>}
      </fieldset>
    </li>
  );
}
