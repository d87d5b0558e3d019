import { dateTexts } from '#domain/texts/dates.ts';
import { uiTexts } from '#domain/texts/ui.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { notify } from '../../ui/notify.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useMailChoices, useSaveMailChoices } from './use-dates.ts';

const texts = dateTexts.reminders;

/** Whether a person is reminded of their dates. It takes effect at once. */
export function RemindersCard() {
  const { data, error, isFetching, refetch } = useMailChoices();
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
      {data ? (
        <Switch
          label={texts.label}
          hint={texts.hint}
          checked={saving.isPending ? saving.variables : data.date_reminders}
          onChange={({ target }) => choose(target.checked)}
        />
      ) : error ? (
        <Alert
          tone="error"
          title={texts.loadFailed}
          actions={
            <Button busy={isFetching} onClick={() => refetch()}>
              {uiTexts.tryAgain}
            </Button>
          }
        >
          <p>{error.message}</p>
        </Alert>
      ) : (
        <Skeleton className="h-24" />
      )}
      {saving.error && (
        <Alert tone="error" title={texts.failed}>
          <p>{saving.error.message}</p>
        </Alert>
      )}
    </Card>
  );
}
