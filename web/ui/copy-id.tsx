import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { uiTexts } from '#domain/texts/ui.ts';
import { IconButton } from './icon-button.tsx';
import { LiveRegion } from './live-region.tsx';

const SHOWN = 8;

/** The first 8 characters of an id in the mono face; the button copies all of it. */
export function CopyId({ id }: { id: string }) {
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
  return (
    <span className="inline-flex items-center gap-0.5">
      <span title={id} className="font-mono text-[0.9375rem] font-normal">
        {id.slice(0, SHOWN)}
        {id.length > SHOWN && '…'}
      </span>
      <IconButton
        icon={said === uiTexts.copied ? Check : Copy}
        label={uiTexts.copyId}
        onClick={copy}
        className="size-8! [&_.lucide]:size-4"
      />
      <LiveRegion message={said} />
    </span>
  );
}
