import { createPortal } from 'react-dom';
import { ServerState } from '#platform/browser/server-state.tsx';
import { ApplicantEnd, ApplicantHeader } from '#ui/applicant-shell.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { useApplicantEdges } from './applicant-edges.tsx';

const SignOutQuestion = lazyPart(
  async () => ({
    default: (await import('#features/accounts/web/sign-out-question.tsx')).SignOutQuestion,
  }),
  {
    isOpen: () => true,
    close: ({ onStay }) => onStay(),
  },
);

/** The edges of signed-in pages around a public one, whose content stays as it is: the header here, the rest in `end`. */
export default function PublicEdges({ end }: { end: HTMLElement }) {
  return (
    <ServerState keep>
      <Edges end={end} />
    </ServerState>
  );
}

function Edges({ end }: { end: HTMLElement }) {
  const { edges, question } = useApplicantEdges(SignOutQuestion);
  return (
    <>
      <ApplicantHeader {...edges} />
      {createPortal(<ApplicantEnd {...edges} />, end)}
      {question}
    </>
  );
}
