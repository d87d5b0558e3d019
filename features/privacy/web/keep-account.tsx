import type { Ref } from 'react';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/notify.ts';
import { accountErasureTexts } from '../texts/account-erasure.ts';
import { useWithdrawErasure } from './use-erasure.ts';

const texts = accountErasureTexts.due;

interface KeepAccountProps {
  ref?: Ref<HTMLButtonElement>;
  /** It stays, and this button is about to go: the focus needs another place. */
  onKept: () => void;
}

/** One press, no question: nothing is lost by it. */
export function KeepAccount({ ref, onKept }: KeepAccountProps) {
  const keeping = useWithdrawErasure(() => {
    const { title, detail } = accountErasureTexts.kept;
    notify.success(title, detail);
    onKept();
  });
  return (
    <Button ref={ref} variant="primary" busy={keeping.isPending} onClick={() => keeping.mutate()}>
      {keeping.isPending ? texts.keeping : texts.keep}
    </Button>
  );
}
