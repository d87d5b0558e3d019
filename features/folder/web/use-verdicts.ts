import { useEffect, useRef, useState } from 'react';
import type { FolderSection, PaperSize } from '../rules.ts';
import type { Verdict } from './compare/checker.ts';
import type { FolderFiles } from './folder-files.ts';
import type { FolderFile } from './make-folder.ts';

/**
 * Looks at the chosen files, one after the other, while the person chooses, so that they are told before the folder is
 * made. Returns what is known so far, by the id of the file. A file that does not come ends it: that is told when the
 * folder is made.
 */
export function useVerdicts(
  files: FolderFiles | undefined,
  sections: readonly FolderSection<FolderFile>[],
  size: PaperSize,
): ReadonlyMap<string, Verdict> {
  const [verdicts, setVerdicts] = useState<ReadonlyMap<string, Verdict>>(new Map());
  const wanted = sections.flatMap((section) => section.files);
  const latest = useRef(wanted);
  useEffect(() => {
    latest.current = wanted;
  });
  const ids = wanted.map(({ id }) => id).join();
  useEffect(() => {
    if (!files || !ids) return;
    let left = false;
    const look = async () => {
      for (const [index, file] of latest.current.entries()) {
        const verdict = await files.verdictOf(file, size, { after: latest.current.slice(index + 1) });
        if (left) return;
        setVerdicts((before) => new Map(before).set(file.id, verdict));
      }
    };
    look().catch(() => {});
    return () => {
      left = true;
    };
  }, [files, ids, size]);
  return verdicts;
}
