import { Printer } from 'lucide-react';
import { Button, Spinner } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Link } from '#ui/link.tsx';
import { galleryTexts } from '../texts.ts';
import { Row, Section } from './section.tsx';

const { reading } = galleryTexts;

const sizes = [
  'text-small',
  'text-base',
  'text-lead',
  'text-xl',
  'display text-2xl',
  'display text-3xl',
  'display text-4xl',
];

const pairs = [
  'bg-page text-ink',
  'bg-page text-muted',
  'bg-well text-muted',
  'bg-page text-link',
  'bg-tint text-link',
  'bg-action text-on-action',
  'bg-next text-next-text',
  'bg-due text-due-text',
  'bg-good text-good-text',
  'bg-bad text-bad-text',
  'bg-bad-action text-on-bad',
  'bg-deep text-on-deep',
  'bg-sky text-on-sky',
];

const grounds = ['bg-page', 'bg-well', 'bg-sky', 'bg-deep', 'bg-gold', 'bg-action'];

export function ReadingChecks() {
  return (
    <div className="grid gap-12">
      <Section title={reading.sizes}>
        <p className="text-muted">{reading.sizesHint}</p>
        {sizes.map((size) => (
          <p key={size} className={size}>
            {reading.sample}
          </p>
        ))}
      </Section>
      <Section title={reading.contrast}>
        <p className="text-muted">{reading.contrastHint}</p>
        <ul className="grid gap-px">
          {pairs.map((pair) => (
            <li key={pair} className={`p-3 ${pair}`}>
              {reading.sample}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={reading.keyboard}>
        <p className="text-muted">{reading.keyboardHint}</p>
        <div className="grid gap-px sm:grid-cols-3">
          {grounds.map((ground) => (
            <div key={ground} className={`grid place-items-center p-6 ${ground}`}>
              <Button>{reading.keyboard}</Button>
            </div>
          ))}
        </div>
        <p>
          <Link to="/testing">{galleryTexts.title}</Link>
        </p>
      </Section>
      <Section title={reading.print}>
        <p className="text-muted">{reading.printHint}</p>
        <div>
          {reading.list.map((item) => (
            <Checkbox key={item} label={item} />
          ))}
        </div>
        <Row>
          <Button className="no-print" onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            {reading.printAction}
          </Button>
        </Row>
      </Section>
      <Section title={reading.motion}>
        <p className="text-muted">{reading.motionHint}</p>
        <Spinner />
      </Section>
    </div>
  );
}
