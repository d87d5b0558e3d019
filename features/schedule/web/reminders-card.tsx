import { useQuery } from '@tanstack/react-query';
import { useRouteLoaderData } from 'react-router';
import type { SiteData } from '#platform/browser/page-title.ts';
import { Alert } from '#ui/alert.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { notify } from '#ui/notify.ts';
import { QueryView } from '#ui/query-view.tsx';
import { Switch } from '#ui/switch.tsx';
import { reminderTexts as texts } from '../texts/reminders.ts';
import { mailChoicesQuery, useSaveMailChoices } from './queries.ts';

/** Whether a person is reminded of their dates. It takes effect at once. */
export function RemindersCard() {
  const { sendsMail } = useRouteLoaderData('root') as SiteData;
  const choices = useQuery(mailChoicesQuery);
  const saving = useSaveMailChoices();
  function choose(wanted: boolean) {
    saving.mutate(wanted, {
      onSuccess: () => notify.success(wanted ? texts.on : texts.off),
      onError: (problem) => notify.error(texts.failed, problem.message),
    });
  }
  return (
    <Card aria-labelledby="reminders-title" className="grid content-start gap-3">
      <CardHeader id="reminders-title" title={texts.title} />
      <QueryView query={choices} loading={texts.loading} skeleton="h-24" failed={texts.loadFailed} silent>
        {({ date_reminders }) => (
          <Switch
            label={texts.label}
            hint={texts.hint(sendsMail)}
            checked={saving.isPending ? saving.variables : date_reminders}
            onChange={({ target }) => choose(target.checked)}
          />
        )}
      </QueryView>
      {saving.error && (
        <Alert tone="error" title={texts.failed}>
          <p>{saving.error.message}</p>
        </Alert>
      )}
    </Card>
  );
}
