import { CornerDownRight } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/link.tsx';
import type { AssistantChoice } from '../contract.ts';
import { assistantTexts } from '../texts/assistant.ts';

const { chat: texts } = assistantTexts;

/** The longest subject that a message to the team takes. */
const longestSubject = 200;

interface ChoicesProps {
  choices: readonly AssistantChoice[];
  /** The words of the answer. Their last paragraph is about none of the choices, and is shown below the buttons. */
  words: string;
  /** What was asked: it goes along to the team. */
  question: string;
  /** Another question is waited for. */
  blocked: boolean;
  onChoose: (choice: AssistantChoice) => void;
}

/** What a question may have meant, to be answered at a press; and the team, when it meant none of them. */
export function Choices({ choices, words, question, blocked, onChoose }: ChoicesProps) {
  const subject = question.replaceAll(/\s+/g, ' ').slice(0, longestSubject);
  const end = words.lastIndexOf('\n\n');
  return (
    <>
      <p className="wrap-anywhere whitespace-pre-wrap">{words.slice(0, end)}</p>
      <ul aria-label={texts.choose} className="no-print grid grid-cols-1 gap-2">
        {choices.map((choice) => (
          <li key={choice.key}>
            <Button
              unavailable={blocked}
              onClick={() => onChoose(choice)}
              className="w-full justify-between! text-left!"
            >
              {choice.question}
              <CornerDownRight aria-hidden="true" className="flex-none" />
            </Button>
          </li>
        ))}
      </ul>
      <p className="wrap-anywhere">{words.slice(end).trim()}</p>
      <p className="no-print">
        <ButtonLink to={`/support?${new URLSearchParams({ subject })}`}>{texts.noneOfThese}</ButtonLink>
      </p>
    </>
  );
}
