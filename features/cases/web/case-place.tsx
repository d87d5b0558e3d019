import { ChevronDown, ChevronUp } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { officeApplicationTexts } from '#features/applications/texts/office-applications.ts';
import { placeInList } from '#features/applications/web/remembered-list.ts';
import { formatCount } from '#platform/browser/format.ts';
import { useOfficeBase } from '#platform/browser/office-base.ts';
import { useSingleKeys } from '#platform/browser/use-single-keys.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { BackLink } from '#ui/page-header.tsx';
import { officeCaseTexts } from '../texts/office-cases.ts';

const texts = officeCaseTexts.place;

/** The way back to the very list this case was opened from, its place in it, and the ways to its neighbours. */
export function CasePlace({ id }: { id: string }) {
  const base = useOfficeBase();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const remembered = placeInList(id);
  // Somebody may have gone from one office to the other: its list is not theirs.
  const place = remembered?.href.startsWith(`${base}/`) ? remembered : undefined;

  /** In place of this case, so that Back leads to the list; the tab stays. */
  function go(neighbour: string | undefined) {
    if (!neighbour) return false;
    const tab = params.get('tab');
    navigate(`${base}/applications/${neighbour}${tab ? `?tab=${tab}` : ''}`, { replace: true });
    return true;
  }
  useSingleKeys(texts.keys, [
    { keys: ['j'], label: texts.next, run: () => go(place?.next) },
    { keys: ['k'], label: texts.previous, run: () => go(place?.previous) },
  ]);

  return (
    <nav aria-label={texts.label} className="flex flex-wrap items-center gap-x-3">
      <BackLink to={place?.href ?? `${base}/applications`}>
        {place && place.label !== 'All' ? place.label : officeApplicationTexts.case.back}
      </BackLink>
      {place && (
        <>
          <span className="text-small text-muted tabular-nums">
            {texts.of(
              formatCount(place.position),
              `${formatCount(place.total)}${place.totalIsCapped ? '+' : ''}`,
            )}
          </span>
          <span className="ml-auto flex">
            <Neighbour icon={ChevronUp} label={texts.previous} to={place.previous} onGo={go} />
            <Neighbour icon={ChevronDown} label={texts.next} to={place.next} onGo={go} />
          </span>
        </>
      )}
    </nav>
  );
}

/** At either end it stays where it is, so that the other one does not jump under the pointer. */
function Neighbour({
  icon,
  label,
  to,
  onGo,
}: {
  icon: typeof ChevronUp;
  label: string;
  to: string | undefined;
  onGo: (id: string | undefined) => unknown;
}) {
  return (
    <IconButton
      icon={icon}
      label={label}
      aria-disabled={to === undefined || undefined}
      className={to === undefined ? 'opacity-40 hover:bg-transparent!' : undefined}
      onClick={() => onGo(to)}
    />
  );
}
