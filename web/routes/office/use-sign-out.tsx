import { type ReactNode, useState } from 'react';
import { officeTexts } from '#domain/texts/office.ts';
import { signOut } from '../../lib/session.ts';
import { wouldLoseSomething } from '../../lib/unsaved-changes.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const SignOutQuestion = lazyPart(
  async () => ({
    default: (await import('../../features/accounts/sign-out-question.tsx')).SignOutQuestion,
  }),
  { isOpen: () => true, close: ({ onStay }) => onStay() },
);

/** The way out of the office, and the question before it where something begun would be lost, here or in another tab. */
export function useSignOut(): { leave: () => void; question: ReactNode } {
  const [asking, setAsking] = useState(false);
  const leave = () => {
    setAsking(false);
    void signOut('local');
  };
  return {
    leave: () => void wouldLoseSomething().then((loses) => (loses ? setAsking(true) : leave())),
    question: asking && (
      <SignOutQuestion action={officeTexts.shell.signOut} onLeave={leave} onStay={() => setAsking(false)} />
    ),
  };
}
