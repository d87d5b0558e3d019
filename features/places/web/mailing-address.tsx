import { FactNote } from '#features/facts/web/fact-note.tsx';
import { sourceWords } from '#features/facts/web/source-date.ts';
import { useFact } from '#features/facts/web/use-facts.ts';
import { labelLines } from '../rules/label-lines.ts';

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
