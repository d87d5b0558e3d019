import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { fetchFile, saveFile } from '#platform/browser/fetch-file.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { notify } from '#ui/notify.ts';
import { getCalendar } from '../contract/calendar.ts';
import { calendarTexts } from '../texts/calendar.ts';

const texts = calendarTexts.file;

/** The dates as they are now, to be opened by a calendar program. */
export function CalendarFilePart() {
  const save = useMutation({
    mutationFn: async () => saveFile(await fetchFile(getCalendar, {})),
    onError: (error) => notify.error(texts.failed, error.message),
  });
  return (
    <section className="grid justify-items-start gap-2">
      <h3 className="font-strong">{texts.title}</h3>
      <p className="text-muted">{texts.lead}</p>
      <Button className="mt-1" busy={save.isPending} onClick={() => save.mutate()}>
        {!save.isPending && <Download aria-hidden="true" />}
        {save.isPending ? texts.getting : texts.get}
      </Button>
      {save.error && (
        <Alert tone="error" title={texts.failed}>
          <p>{save.error.message}</p>
        </Alert>
      )}
    </section>
  );
}
