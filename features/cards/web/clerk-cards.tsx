import { useEffect, useId, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Application } from '#features/applications/contract/applications.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Anchor, ButtonLink } from '#ui/link.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import { Loading } from '#ui/skeleton.tsx';
import { type ClerkCardGroup, clerkCardGroups, clerkCardIds, clerkGroupIds } from '../rules.ts';
import { clerkGroupNames, clerkMeanings, clerkCardTexts as texts } from '../texts/clerk-cards.ts';
import { clerkSentences } from '../texts/clerk-sentences.ts';
import { DetailsCard, useCardDetails, useTypedDetails } from './card-details.tsx';
import { CardsSheet } from './card-face.tsx';
import { CardWindow, cardAddress } from './card-window.tsx';

/** The cards to show at a counter, with the person's own data on them; the one that is open is in the address. */
export function ClerkCards({ application }: { application: Application }) {
  const { details: typed, change } = useTypedDetails(application.id);
  const { details, pending, failed, nameIsOwn, profilePhone } = useCardDetails(application, typed);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const firstBox = useRef<HTMLInputElement>(null);
  const asked = search.get('card');
  const card = clerkCardIds.find((id) => id === asked);

  // Opened from the list, a card is one step of the browser's history, and closing it takes that step back.
  const opened = useRef(false);
  const listShown = useRef(!card);
  const wantsBox = useRef(false);
  useEffect(() => {
    if (card && listShown.current) opened.current = true;
    listShown.current = !card;
    if (card || !wantsBox.current) return;
    wantsBox.current = false;
    // The window gives the focus back to the list while it goes; the box takes it after that.
    const later = setTimeout(() => firstBox.current?.focus());
    return () => clearTimeout(later);
  }, [card]);
  function close() {
    if (opened.current) void navigate(-1);
    else void navigate(cardAddress(), { replace: true, preventScrollReset: true });
    opened.current = false;
  }

  if (asked !== null && !card)
    return (
      <EmptyState
        title={texts.unknown.title}
        action={
          <ButtonLink to={cardAddress()} variant="primary">
            {texts.unknown.action}
          </ButtonLink>
        }
      >
        <p>{texts.unknown.text}</p>
      </EmptyState>
    );
  if (pending) return <Loading label={texts.loading} />;

  return (
    <div className="grid items-start gap-x-12 gap-y-8 pb-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <CardList />
      <div className="grid justify-items-start gap-6 lg:sticky lg:top-6">
        <DetailsCard
          details={details}
          typed={typed}
          onType={change}
          failed={failed}
          nameIsOwn={nameIsOwn}
          profilePhone={profilePhone}
          firstBox={firstBox}
        />
        <PrintButton sheet={<CardsSheet cards={clerkCardIds} details={details} />}>
          {texts.printAll}
        </PrintButton>
        <p className="text-small text-muted">{texts.offline}</p>
      </div>
      {card && (
        <CardWindow
          card={card}
          details={details}
          onClose={close}
          onFillIn={() => {
            wantsBox.current = true;
            close();
          }}
        />
      )}
    </div>
  );
}

/** All cards by where one needs them; each is a link to itself in large letters. */
function CardList() {
  return (
    <div className="grid gap-8">
      {clerkGroupIds.map((group) => (
        <Group key={group} group={group} />
      ))}
    </div>
  );
}

function Group({ group }: { group: ClerkCardGroup }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <h2 id={heading} className="text-xl">
        {clerkGroupNames[group]}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {clerkCardGroups[group].map((card) => (
          <li key={card} className="grid">
            <Anchor
              to={cardAddress(card)}
              className="grid min-h-tile content-start gap-1 rounded-card border border-line bg-surface p-4 hover:border-link hover:bg-tint"
            >
              <span className="font-strong text-heading">{clerkMeanings[card]}</span>
              <span lang="pt-PT" className="text-small text-muted">
                {clerkSentences[card].other}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
