import { useSearchParams } from 'react-router';
import { officeAuditTexts } from '#features/audit/texts/office-audit.ts';
import { AuditEntries } from '#features/audit/web/audit-entries.tsx';
import { useAuditLog } from '#features/audit/web/use-audit.ts';
import { formatCount } from '#platform/browser/format.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { ListCard } from '#ui/list-card.tsx';
import { Select } from '#ui/select.tsx';
import { officeAccountPageTexts } from '../../texts/office-account.ts';

const texts = officeAccountPageTexts.activity;

/** The log about one person, or of what they did, newest first. */
export function AccountActivity({ id }: { id: string }) {
  const [params, setParams] = useSearchParams();
  const by = params.get('show') === 'by';
  const log = useAuditLog(by ? { who: id } : { about: id });
  return (
    <div className="grid gap-4">
      <Field label={texts.which} className="md:max-w-80">
        <Select
          value={by ? 'by' : 'about'}
          onChange={(event) =>
            setParams(
              { tab: 'activity', ...(event.target.value === 'by' && { show: 'by' }) },
              { replace: true, preventScrollReset: true },
            )
          }
        >
          <option value="about">{texts.about}</option>
          <option value="by">{texts.by}</option>
        </Select>
      </Field>
      <ListCard
        title={by ? texts.by : texts.about}
        list={log}
        loadingLabel={officeAuditTexts.loading}
        errorTitle={officeAuditTexts.errorLoading}
        empty={
          <EmptyState title={officeAuditTexts.empty.title}>
            <p>{officeAuditTexts.empty.body}</p>
          </EmptyState>
        }
        shown={log.entries.length}
        shownText={officeAuditTexts.shown(formatCount(log.entries.length))}
      >
        <AuditEntries entries={log.entries} label={texts.title} />
      </ListCard>
    </div>
  );
}
