import { useId } from 'react';
import { type ApostillePaper, apostillePapers } from '../rules/papers.ts';
import { paperChoices, apostilleTexts as texts } from '../texts/apostille.ts';

interface PaperChoiceProps {
  value: ApostillePaper | undefined;
  onChoose: (paper: ApostillePaper) => void;
}

/** One of the papers, all of them seen, each a line of its own to press. */
export function PaperChoice({ value, onChoose }: PaperChoiceProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-strong">{texts.paper}</legend>
      <div className="rounded-control border border-control bg-surface py-1">
        {apostillePapers.map((paper) => (
          <label
            key={paper}
            className="flex min-h-control cursor-pointer items-center gap-3 px-3.5 py-1.5 hover:bg-tint has-checked:bg-tint-strong has-checked:font-strong"
          >
            <input
              type="radio"
              name={name}
              value={paper}
              checked={paper === value}
              onChange={() => onChoose(paper)}
              className="size-5 flex-none accent-(--link)"
            />
            {paperChoices[paper]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
