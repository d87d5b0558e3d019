import { Printer } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Button } from './button.tsx';

interface PrintButtonProps {
  /** What the paper shows in place of the page. */
  sheet: ReactNode;
  children: ReactNode;
}

/** Prints a sheet of its own, not the screen it is on. */
export function PrintButton({ sheet, children }: PrintButtonProps) {
  const [printing, setPrinting] = useState(false);

  // Tablets go on at once and make the picture later, so the sheet stays until the reader does the next thing.
  useEffect(() => {
    if (!printing) return;
    const end = () => setPrinting(false);
    addEventListener('pointerdown', end);
    addEventListener('keydown', end);
    return () => {
      removeEventListener('pointerdown', end);
      removeEventListener('keydown', end);
    };
  }, [printing]);

  function print() {
    flushSync(() => setPrinting(true));
    window.print();
  }
  return (
    <>
      <Button className="no-print" onClick={print}>
        <Printer aria-hidden="true" />
        {children}
      </Button>
      {printing &&
        createPortal(
          <div data-print-sheet="" className="hidden print:block">
            {sheet}
          </div>,
          document.body,
        )}
    </>
  );
}
