import { useState } from 'react';
import type { DocumentRow } from '#features/documents/contract.ts';
import { chosenAtFirst, folderSections, planFolder } from '../rules.ts';

/** Which files go into the folder: what is right for most at first, and what somebody changed of it. */
export function useChoices(documents: readonly DocumentRow[]) {
  const [changes, setChanges] = useState<ReadonlyMap<string, boolean>>(new Map());
  const sections = folderSections(documents);
  const first = new Set(chosenAtFirst(sections));
  const isChosen = (id: string) => changes.get(id) ?? first.has(id);
  const all = sections.flatMap(({ files }) => files.map(({ id }) => id));
  return {
    sections,
    isChosen,
    choose: (id: string, wanted: boolean) => setChanges(new Map(changes).set(id, wanted)),
    plan: planFolder(sections, new Set(all.filter(isChosen))),
  };
}

export type Choices = ReturnType<typeof useChoices>;
