import { CornerLeftUp } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { assistantTexts } from '../texts/assistant.ts';

const { suggestions, suggestionsTitle } = assistantTexts;

/** Questions that people ask. A press puts one into the box at the top; it is sent by its reader. */
export function Suggestions({ onChoose }: { onChoose: (question: string) => void }) {
  return (
    <section aria-labelledby="suggestions" className="no-print grid grid-cols-1 gap-3">
      <h2 id="suggestions" className="text-xl">
        {suggestionsTitle}
      </h2>
      <ul className="grid grid-cols-1 gap-2">
        {suggestions.map((question) => (
          <li key={question}>
            <Button onClick={() => onChoose(question)} className="w-full justify-between! text-left!">
              {question}
              <CornerLeftUp aria-hidden="true" className="flex-none" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
