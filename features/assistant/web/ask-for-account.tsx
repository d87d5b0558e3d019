import { Card } from '#ui/card.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { assistantTexts } from '../texts/assistant.ts';

const { chat: texts, history } = assistantTexts;

/** In place of the history: how much a visitor can ask, and what an account changes. */
export function AskForAccount() {
  return (
    <Card
      aria-labelledby="assistant-history"
      className="no-print grid content-start justify-items-start gap-3"
    >
      <h2 id="assistant-history" className="text-xl">
        {history.title}
      </h2>
      <p>{texts.noHistory}</p>
      <ButtonLink to="/auth?return_to=%2Fmoney">{texts.signIn}</ButtonLink>
    </Card>
  );
}
