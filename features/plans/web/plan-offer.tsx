import { Check } from 'lucide-react';
import { planTexts } from '../texts/plans.ts';

/** A price with its period. */
export function PlanPrice({ usd }: { usd: number }) {
  return (
    <p className="flex min-h-12 flex-wrap items-baseline gap-x-2">
      <span className="display text-3xl text-heading">
        {usd === 0 ? planTexts.free : planTexts.price(usd)}
      </span>
      {usd > 0 && <span className="text-muted">{planTexts.perMonth}</span>}
    </p>
  );
}

/** A plan's features; every plan has the same order. */
export function PlanFeatures({ features }: { features: readonly string[] }) {
  return (
    <ul className="grid grid-cols-1 gap-2 border-t border-line pt-4">
      {features.map((feature) => (
        <li key={feature} className="flex gap-2">
          <Check aria-hidden="true" className="mt-0.5 flex-none text-good-text" />
          <span className="min-w-0">{feature}</span>
        </li>
      ))}
    </ul>
  );
}
