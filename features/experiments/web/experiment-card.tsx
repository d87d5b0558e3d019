import { ExternalLink, TriangleAlert } from 'lucide-react';
import { formatShortDate } from '#platform/browser/format.ts';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { Tag } from '#ui/tag.tsx';
import type { Experiment, ExperimentVariant } from '../contract/experiments.ts';
import { officeExperimentTexts } from '../texts/office-experiments.ts';
import { ExperimentActions, ExperimentStatusTag } from './experiment-actions.tsx';

const { card: texts, goal } = officeExperimentTexts;

/** An experiment in the list: its name, variants and actions. */
export function ExperimentCard({
  experiment,
  onEdit,
}: {
  experiment: Experiment;
  onEdit: (experiment: Experiment) => void;
}) {
  const { id, name, description, traffic_percentage, variants, status, created_at } = experiment;
  const heading = `experiment-${id}`;
  return (
    <Card aria-labelledby={heading} className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id={heading} className="text-lead [overflow-wrap:anywhere]">
              <Link to={`/admin/experiments/${id}`} className="finger">
                {name}
              </Link>
            </h2>
            <ExperimentStatusTag status={status} />
          </div>
          {description && <p className="[overflow-wrap:anywhere]">{description}</p>}
          <p className="flex flex-wrap gap-x-4 text-small text-muted">
            <span>{texts.figures(traffic_percentage, variants.length)}</span>
            <span>{goal(experiment.goal_event)}</span>
          </p>
        </div>
        <ExperimentActions experiment={experiment} onEdit={() => onEdit(experiment)} />
      </div>
      <VariantList experiment={experiment} />
      <p className="text-small text-muted">{texts.created(formatShortDate(created_at))}</p>
    </Card>
  );
}

/** The variants with their weights and pages. */
export function VariantList({ experiment: { name, variants, decision } }: { experiment: Experiment }) {
  return (
    <ul aria-label={texts.variants(name)} className="grid border-y border-line-soft">
      {variants.map((variant) => (
        <VariantLine key={variant.id} variant={variant} won={variant.id === decision?.winner_variant_id} />
      ))}
    </ul>
  );
}

function VariantLine({ variant, won }: { variant: ExperimentVariant; won: boolean }) {
  const { variant_name, traffic_weight, landing_page } = variant;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 border-t border-line-soft py-2 first:border-0 sm:items-center sm:grid-cols-[minmax(0,8rem)_4rem_minmax(0,1fr)] lg:grid-cols-[minmax(0,14rem)_4rem_minmax(0,1fr)]">
      <span className="font-strong [overflow-wrap:anywhere]">
        {variant_name} {won && <Tag tone="good">{texts.won}</Tag>}
      </span>
      <span className="text-right tabular-nums">{texts.weight(traffic_weight)}</span>
      <span className="col-span-2 min-w-0 [overflow-wrap:anywhere] text-muted sm:col-span-1">
        {landing_page ? (
          landing_page.is_public ? (
            <a
              href={`/pitches/${landing_page.slug}`}
              target="_blank"
              rel="noreferrer"
              className="prose-link inline-flex min-h-control items-center gap-1"
            >
              {landing_page.title}
              <ExternalLink aria-hidden="true" className="size-4" />
            </a>
          ) : (
            <>
              {landing_page.title}
              <span className="flex items-center gap-1 text-small text-due-text">
                <TriangleAlert aria-hidden="true" className="size-4" />
                {texts.hiddenPage}
              </span>
            </>
          )
        ) : (
          texts.noPage
        )}
      </span>
    </li>
  );
}
