import { FolderOpen } from 'lucide-react';
import { useState } from 'react';
import type { Application } from '#features/applications/contract/applications.ts';
import { Button } from '#ui/button.tsx';
import { lazyWindow } from '#ui/lazy-part.tsx';
import { folderTexts } from '../texts.ts';

const FolderWindow = lazyWindow(() => import('./folder-window.tsx'));

/** Opens the window in which the folder is made; its code comes then. */
export function FolderButton({ application }: { application: Application }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FolderOpen aria-hidden="true" />
        {folderTexts.card.make}
      </Button>
      {/* Another person's folder is another window: nothing that was ticked goes over. */}
      <FolderWindow key={application.id} open={open} onOpenChange={setOpen} application={application} />
    </>
  );
}
