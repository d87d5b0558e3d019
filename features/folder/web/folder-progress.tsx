import { useEffect, useRef } from 'react';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { folderTexts } from '../texts.ts';
import type { FolderState } from './use-folder.ts';

const texts = folderTexts.making;

/** How far it is, in words and as a bar. It takes the focus, because the button that began it is gone. */
export function FolderProgress({ state }: { state: FolderState & { stage: 'making' } }) {
  const { count, file, last } = state;
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  const words = last ? texts.last : file ? texts.file(file, count) : texts.first;
  return (
    <div className="grid gap-3">
      <p ref={place} tabIndex={-1} role="status" className="text-lead font-strong">
        {words}
      </p>
      <ProgressBar
        value={last ? count : (file ?? 1) - 1}
        max={Math.max(count, 1)}
        label={texts.title}
        valueText={words}
      />
      <p className="text-muted">{texts.wait}</p>
    </div>
  );
}
