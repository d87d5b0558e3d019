import { useEffect, useRef } from 'react';
import { Alert } from '#ui/alert.tsx';
import { folderTexts } from '../texts.ts';
import type { FolderState } from './use-folder.ts';

const { done: texts, problems: words } = folderTexts;

/** It is saved: how long it is, which files to look at, and what to do with it now. */
export function FolderDone({ state }: { state: FolderState & { stage: 'done' } }) {
  const { pages, problems } = state;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="grid gap-4 outline-none">
      <Alert tone="success" title={texts.title}>
        {texts.detail(pages)}
      </Alert>
      {problems.length > 0 && (
        <section aria-labelledby="folder-problems" className="grid gap-2">
          <h3 id="folder-problems" className="text-lead">
            {texts.problems}
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
      <p>{texts.print}</p>
      <p className="text-muted">{texts.keep}</p>
    </div>
  );
}
