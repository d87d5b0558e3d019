import type { Application } from '#features/applications/contract/applications.ts';
import { Alert } from '#ui/alert.tsx';
import { Link } from '#ui/link.tsx';
import { Tag } from '#ui/tag.tsx';
import { settlementTexts } from '../../texts/guide-settlement.ts';

const { approved, before } = settlementTexts;

/** Congratulates once the visa is approved; until then says what this step is for, and why it cannot be finished. */
export function ApprovalBanner({ status }: { status: Application['status'] }) {
  if (status !== 'approved' && status !== 'completed')
    return (
      <Alert tone="info" title={before.title} className="no-print">
        <p>{before.text}</p>
        <p>
          {before.why} <Link to="/contact">{before.contact}</Link>
        </p>
      </Alert>
    );
  return (
    <Alert
      tone="success"
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {approved.title} <Tag tone="outline">{approved.badge}</Tag>
        </span>
      }
    >
      {approved.text}
    </Alert>
  );
}
