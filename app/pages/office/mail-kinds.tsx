import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { officeMailTexts } from '#features/mails/texts/office-mails.ts';
import { MailSample, mailThemes, type mailWidths } from '#features/mails/web/mail-sample.tsx';
import { mailKindName } from '#features/mails/web/mail-words.ts';
import { mailKindsQuery } from '#features/mails/web/queries.ts';
import { pageTitle } from '#platform/browser/page-title.ts';
import { BackLink, PageHeader } from '#ui/page-header.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Select } from '#ui/select.tsx';
import type { Route } from './+types/mail-kinds.ts';

const texts = officeMailTexts.kinds;
const widths = ['screen', 'phone'] as const satisfies (keyof typeof mailWidths)[];

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, texts.title)];

/** `/admin/outbox/kinds`: what we would write. Kind, theme and width are in the address. */
export default function MailKinds() {
  const [params, setParams] = useSearchParams();
  const kinds = useQuery(mailKindsQuery);
  const theme = mailThemes.find((name) => name === params.get('theme')) ?? 'light';
  const width = widths.find((name) => name === params.get('width')) ?? 'screen';
  function choose(name: string, value: string) {
    const next = new URLSearchParams(params);
    next.set(name, value);
    setParams(next, { replace: true, preventScrollReset: true });
  }
  return (
    <>
      <div className="pt-3">
        <BackLink to="/admin/outbox">{texts.back}</BackLink>
      </div>
      <PageHeader title={texts.title} lead={texts.lead} className="pt-1!" />
      <QueryView
        query={kinds}
        loading={texts.loading}
        failed={texts.errorLoading}
        size="page"
        className="mb-4"
      >
        {({ mails }) => {
          const mail = mails.find(({ template }) => template === params.get('kind')) ?? mails[0];
          return (
            mail && (
              <>
                <div className="flex flex-wrap gap-2 pb-6">
                  <Choice
                    label={texts.kind}
                    value={mail.template}
                    options={mails.map(({ template }) => [template, mailKindName(template)])}
                    onChoose={(kind) => choose('kind', kind)}
                  />
                  <Choice
                    label={texts.theme}
                    value={theme}
                    options={mailThemes.map((name) => [name, texts.themes[name]])}
                    onChoose={(name) => choose('theme', name)}
                  />
                  <Choice
                    label={texts.width}
                    value={width}
                    options={widths.map((name) => [name, texts.widths[name]])}
                    onChoose={(name) => choose('width', name)}
                  />
                </div>
                <MailSample mail={mail} theme={theme} width={width} />
              </>
            )
          );
        }}
      </QueryView>
    </>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: (readonly [string, string])[];
  onChoose: (value: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <Select
      className="max-md:flex-1 max-md:basis-36 md:w-[11rem]"
      aria-label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      {options.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </Select>
  );
}
