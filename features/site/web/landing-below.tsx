import type { LandingFacts } from './landing-facts.ts';
import { PlanTeaser } from './plan-teaser.tsx';
import { Questions } from './questions.tsx';
import { TimelinePlanner } from './timeline-planner.tsx';
import { Trust } from './trust.tsx';

/** Everything below the path: drawn with the page, its script comes when a reader does. */
export function LandingBelow({ today, facts }: { today: string; facts: LandingFacts }) {
  return (
    <>
      <TimelinePlanner today={today} facts={facts} />
      <Trust />
      <PlanTeaser />
      <Questions facts={facts} />
    </>
  );
}
