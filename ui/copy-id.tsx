import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { IconButton } from './button.tsx';
import { LiveRegion } from './live-region.tsx';

const SHOWN = 8;

/** Copies text, and what is to be said about it. */
function useCopy(id: string) {
  const [said, setSaid] = useState('');
  async function copy() {
    try {
      await navigator.clipboard.writeText(id);
      setSaid(uiTexts.copied);
    } catch {
      // The browser may refuse the clipboard; the full id is in the tooltip.
      setSaid(uiTexts.copyFailed);
    }
  }
  return { said, copy, forget: () => setSaid('') };
}

const short = (id: string) => (id.length > SHOWN ? `${id.slice(0, SHOWN)}…` : id);

/** The first 8 characters of an id in the mono face; the button copies all of it. */
export function CopyId({ id }: { id: string }) {
  const { said, copy } = useCopy(id);
  return (
    <span className="inline-flex items-center gap-0.5">
      <span title={id} className="font-mono text-[0.9375rem] font-normal">
        {short(id)}
      </span>
      <IconButton
        icon={said === uiTexts.copied ? Check : Copy}
        label={uiTexts.copyId}
        onClick={copy}
        className="-my-2 [&_.lucide]:size-4"
      />
      <LiveRegion message={said} />
    </span>
  );
}

/** The same for tight columns: the id itself is the button, and says so until the pointer or the focus moves on. */
export function CopyIdText({ id }: { id: string }) {
  const { said, copy, forget } = useCopy(id);
  return (
    <button
      type="button"
      title={`${id}. ${uiTexts.copyId}`}
      onClick={copy}
      onBlur={forget}
      onMouseLeave={forget}
      className="group/copy relative -mx-1 -my-1.5 inline-flex min-h-control items-center rounded-tile px-1 font-mono text-[0.9375rem] font-normal hover:bg-well"
    >
      {said === uiTexts.copied ? uiTexts.copied : short(id)}
      <span className="sr-only"> {uiTexts.copyId}</span>
      <LiveRegion message={said} />
    </button>
  );
}
