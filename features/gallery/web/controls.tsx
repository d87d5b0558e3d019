import { CalendarPlus, Ellipsis, Printer } from 'lucide-react';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ButtonLink, IconLink, Link } from '#ui/link.tsx';
import { StatusMark, type StatusTone } from '#ui/status-mark.tsx';
import { Tag } from '#ui/tag.tsx';
import { galleryTexts as texts } from '../texts.ts';
import { Row, Section } from './section.tsx';

export function Buttons() {
  const { buttons, sections } = texts;
  return (
    <Section title={sections.buttons}>
      <Row>
        <Button variant="primary">{buttons.primary}</Button>
        <Button variant="primary" busy>
          {buttons.busy}
        </Button>
        <Button variant="primary" unavailable>
          {buttons.unavailable}
        </Button>
      </Row>
      <Row>
        <Button>{buttons.outline}</Button>
        <Button>
          <Printer aria-hidden="true" />
          {buttons.icon}
        </Button>
        <Button variant="danger">{buttons.danger}</Button>
      </Row>
      <Row>
        <Button variant="quiet">{buttons.quiet}</Button>
        <Button variant="plain">{buttons.plain}</Button>
        <IconButton icon={Ellipsis} label={uiTexts.more} />
      </Row>
      <Row>
        <ButtonLink variant="primary" size="big" to="/auth">
          {buttons.big}
        </ButtonLink>
      </Row>
    </Section>
  );
}

export function Links() {
  const { links, sections } = texts;
  return (
    <Section title={sections.links}>
      <p>
        {links.inText}{' '}
        <Link href="https://vistos.mne.gov.pt" newTab>
          {links.consulate}
        </Link>
        .
      </p>
      <IconLink to="/testing" icon={CalendarPlus} className="justify-self-start">
        {links.line}
      </IconLink>
    </Section>
  );
}

const tones = Object.keys(texts.statuses) as StatusTone[];
const boxed: StatusTone[] = ['waiting', 'good', 'bad', 'due'];

export function Statuses() {
  const { statuses, tags, sections } = texts;
  return (
    <Section title={sections.statuses}>
      <Row>
        {tones.map((tone) => (
          <StatusMark key={tone} tone={tone}>
            {statuses[tone]}
          </StatusMark>
        ))}
      </Row>
      <Row>
        {boxed.map((tone) => (
          <StatusMark key={tone} tone={tone} boxed>
            {statuses[tone]}
          </StatusMark>
        ))}
      </Row>
      <Row>
        <Tag tone="next">{tags.next}</Tag>
        <Tag tone="due">{tags.due}</Tag>
        <Tag tone="outline">{tags.outline}</Tag>
        <Tag tone="now">{tags.now}</Tag>
        <Tag>{tags.plain}</Tag>
      </Row>
    </Section>
  );
}
