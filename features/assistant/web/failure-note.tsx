import { Alert } from '#ui/alert.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { assistantTexts } from '../texts/assistant.ts';
import type { Failure } from './exchanges.ts';

/** Why there is no answer, as the assistant says it. What a machine said about it is folded away. */
export function FailureNote({ failure }: { failure: Failure }) {
  if (failure.kind === 'refused')
    return (
      <Alert
        tone="info"
        title={failure.text}
        actions={
          failure.signIn && (
            <ButtonLink to="/auth?return_to=%2Fmoney">{assistantTexts.chat.signIn}</ButtonLink>
          )
        }
      />
    );
  if (failure.kind === 'unknown') return <p>{assistantTexts.unknownForm}</p>;
  if (failure.kind === 'unreachable') return <p>{assistantTexts.unreachable.answer(failure.text)}</p>;
  return (
    <>
      <p>{assistantTexts.failed}</p>
      <Disclosure title={assistantTexts.technical}>
        <p className="wrap-anywhere">{failure.text}</p>
      </Disclosure>
    </>
  );
}
