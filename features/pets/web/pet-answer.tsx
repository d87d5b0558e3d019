import { petTexts as texts } from '../texts.ts';

export interface PetAnswerShown {
  question: string;
  answer: string;
  demonstration: boolean;
}

/** An answer with its question. Where it comes from another service it is foreign: shown as text alone. */
export function PetAnswer({ question, answer, demonstration }: PetAnswerShown) {
  return (
    <section aria-labelledby="pet-answer" className="grid grid-cols-1 gap-2 border-t border-line pt-6">
      <h3 id="pet-answer" className="text-lead">
        {texts.answer}
      </h3>
      <p className="text-small text-muted wrap-anywhere">{texts.asked(question)}</p>
      <p className="whitespace-pre-line wrap-anywhere">{answer}</p>
      <p className="text-small font-strong">{demonstration ? texts.demonstration : texts.byMachine}</p>
    </section>
  );
}
