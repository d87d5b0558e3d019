import { sourceWords } from '#features/facts/source-date.ts';
import { trustLabels } from '#features/facts/texts/office-facts.ts';
import { moveWords, residenceWords, type WhereLine, whereLines } from '#features/places/rules/where-lines.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import type { CaseFile } from '../contract/cases.ts';
import { officeCaseTexts } from '../texts/office-cases.ts';

const texts = officeCaseTexts.handIn;

/** Where the applicant lives, how they move and where they hand in, with what it rests on. */
export function CaseHandIn({ handIn }: { handIn: CaseFile['hand_in'] }) {
  const { residence } = handIn;
  return (
    <Card aria-labelledby="case-hand-in" className="grid content-start gap-2 [overflow-wrap:anywhere]">
      <CardHeader id="case-hand-in" title={texts.title} />
      {residence ? (
        <p>
          {residenceWords(residence)}. {moveWords(residence)}
        </p>
      ) : (
        <p className="text-muted">{texts.unsaid}</p>
      )}
      {whereLines(handIn).map(({ text, from }) => (
        <p key={text}>
          <b className="font-strong">{text}</b>{' '}
          <span className="text-small text-muted">{from && evidenceWords(from)}</span>
        </p>
      ))}
    </Card>
  );
}

const evidenceWords = ({ trust, ...source }: NonNullable<WhereLine['from']>) =>
  `${sourceWords(source)} ${trustLabels[trust]}.`;
