import { useId } from 'react';
import { Anchor } from '#ui/link.tsx';
import { type ClerkCardGroup, clerkCardGroups, clerkGroupIds } from '../rules/cards.ts';
import { clerkGroupNames, clerkMeanings } from '../texts/clerk-cards.ts';
import { clerkSentences } from '../texts/clerk-sentences.ts';
import { cardAddress } from './card-address.ts';

/** All cards by where one needs them; each is a link to itself in large letters. */
export function CardList() {
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
