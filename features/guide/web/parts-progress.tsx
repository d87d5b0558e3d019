import type { ReactNode } from 'react';
import { Alert } from '#ui/alert.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';

interface PartsProgressProps {
  done: number;
  total: number;
  /** What is counted: "Documents". */
  label: string;
  /** The count with its noun: "3 of 6 types ready". */
  words: string;
  /** Shown when nothing is left. */
  finished: { title: string; detail: ReactNode };
}

/** How far the parts of a step are, in words and as a bar; at 100 % the notice that says what it means. */
export function PartsProgress({ done, total, label, words, finished }: PartsProgressProps) {
  return (
    <div className="grid gap-3">
      <p className="font-strong">{words}</p>
      <ProgressBar className="print:hidden" value={done} max={total} label={label} valueText={words} />
      {done >= total && (
        <Alert tone="success" title={finished.title}>
          {finished.detail}
        </Alert>
      )}
    </div>
  );
}
