import { type ReactNode, useState } from 'react';
import { officeTexts } from '#features/overview/texts/office.ts';
import { signOut } from '#platform/browser/session.ts';
import { wouldLoseSomething } from '#platform/browser/unsaved-changes.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

const SignOutQuestion = lazyPart(
  async () => ({
    default: (await import('#features/accounts/web/sign-out-question.tsx')).SignOutQuestion,
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
