import { Eye, EyeOff } from 'lucide-react';
import { hiddenBecause, type PageStatus } from '../rules/page-content.ts';
import { officePageTexts } from '../texts/office-pages.ts';

const { visibility: texts } = officePageTexts;

/** Whether the public sees a page, and every reason why not. */
export function VisibilityLine({ page }: { page: { status: PageStatus; is_active: boolean } }) {
  const reasons = hiddenBecause(page);
  const visible = reasons.length === 0;
  const Glyph = visible ? Eye : EyeOff;
  return (
    <p className="flex items-start gap-2">
      <Glyph aria-hidden="true" className={visible ? 'mt-px text-good-text' : 'mt-px text-muted'} />
      <span className="min-w-0">
        <b className="font-strong">{visible ? texts.yes : texts.no}</b>
        {!visible && (
          <> {texts.because(reasons.map((reason) => texts.reasons[reason]).join(texts.between))}</>
        )}
      </span>
    </p>
  );
}
