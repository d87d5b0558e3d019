import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Button } from './button.tsx';
import { Card } from './card.tsx';

type FoldingCardProps = ComponentProps<typeof Card> & { 'aria-labelledby': string };

/**
 * A card of second rank. A person who asked for fewer things on a screen ("Aa", Big and calm) sees its header and a button
 * that shows the rest; for everybody else, and on paper, it is a card. It is a grid, and its first child is a CardHeader. app.css folds
 * it, so that nothing moves while the page wakes up.
 */
export function FoldingCard({ className, children, ...rest }: FoldingCardProps) {
  const verb = useId();
  const [open, setOpen] = useState(false);
  return (
    <Card {...rest} data-open={open || undefined} className={clsx('folding', className)}>
      <Button
        variant="quiet"
        aria-expanded={open}
        aria-labelledby={`${verb} ${rest['aria-labelledby']}`}
        onClick={() => setOpen(!open)}
        className="folding-switch justify-self-start"
      >
        <span id={verb}>{open ? uiTexts.hide : uiTexts.show}</span>
        <ChevronDown aria-hidden="true" className={clsx(open && 'rotate-180')} />
      </Button>
      {children}
    </Card>
  );
}
