import { labelLines } from '#domain/rules/apostille/label-lines.ts';
import { FactNote } from '../facts/fact-note.tsx';
import { sourceWords } from '../facts/source-date.ts';
import { useFact } from '../facts/use-facts.ts';

/** Where the federal office wants its mail, as the register has it: line by line, or as staff wrote it otherwise. */
export function MailingAddress() {
  const { fact } = useFact('apostille-mailing');
  const lines = fact && labelLines(fact.text);
  if (!lines) return <FactNote fact="apostille-mailing" />;
  return (
    <div className="grid gap-2">
      <address lang="en" className="w-fit border border-dashed border-ink p-6 text-lead not-italic">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <p className="text-small text-muted">{sourceWords(fact)}</p>
    </div>
  );
}
