import { useId } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { notify } from '#ui/notify.ts';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import type { ListedPage, OfficePage } from '../contract/landing-page-shapes.ts';
import { type PageStatus, pageStatuses } from '../rules/page-visibility.ts';
import { officePageTexts } from '../texts/office-pages.ts';
import { useSetVisibility } from './use-pages.ts';
import { VisibilityLine } from './visibility-line.tsx';

const { visibility: texts, statuses, form, errors, locked } = officePageTexts;

export interface VisibilityPanelProps {
  page: Pick<ListedPage, 'id' | 'status' | 'is_active' | 'version' | 'experiments'>;
  /** The page as it stands after a switch was turned, or as a colleague has left it meanwhile. */
  onChanged: (page: OfficePage) => void;
}

/**
 * The one place that says whether the public sees a page, and the two switches that decide it. They take effect at once.
 * In a running experiment they cannot be turned, and it says why.
 */
export function VisibilityPanel({ page, onChanged }: VisibilityPanelProps) {
  const heading = useId();
  const saving = useSetVisibility(page.id);
  // What was pressed shows at once; a failure puts back what stands.
  const shown = saving.isPending ? { ...page, ...saving.variables } : page;
  const running = page.experiments.filter(({ status }) => status === 'active');

  function turn(next: { status?: PageStatus; is_active?: boolean }) {
    if (saving.isPending || running.length > 0) return;
    saving.mutate(
      { status: page.status, is_active: page.is_active, version: page.version, ...next },
      {
        onSuccess: (changed) => {
          onChanged(changed);
          notify.success(texts.saved);
        },
        onError: (error) => {
          const theirs = error.code === 'stale' ? (error.details.page as OfficePage) : undefined;
          if (theirs) onChanged(theirs);
          notify.error(
            errors.title,
            theirs ? texts.stale(theirs.updated_by_name ?? texts.somebody) : errors.updating,
          );
        },
      },
    );
  }
  return (
    <Card aria-labelledby={heading} className="grid gap-3">
      <h2 id={heading} className="sr-only">
        {texts.heading}
      </h2>
      <div role="status">
        <VisibilityLine page={shown} />
      </div>
      <div className="grid gap-1 border-t border-line pt-3">
        <Field label={form.status}>
          <Select
            value={shown.status}
            disabled={running.length > 0}
            onChange={({ target }) => turn({ status: pageStatuses.find((one) => one === target.value) })}
          >
            {pageStatuses.map((status) => (
              <option key={status} value={status}>
                {statuses[status]}
              </option>
            ))}
          </Select>
        </Field>
        <Switch
          label={form.isActive}
          checked={shown.is_active}
          disabled={running.length > 0}
          onChange={({ target }) => turn({ is_active: target.checked })}
        />
      </div>
      {running.length > 0 && <Alert tone="info" title={locked(running.map(({ name }) => name))} />}
      {saving.error && saving.error.code !== 'stale' && (
        <Alert tone="error" title={errors.updating}>
          {saving.error.message}
        </Alert>
      )}
    </Card>
  );
}
