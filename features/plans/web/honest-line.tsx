import { planManagementTexts } from '../texts/plan-management.ts';

const texts = planManagementTexts.honest;

/** Beside what no software can promise: what it is, and what it is not. */
export function HonestLine() {
  return (
    <section aria-labelledby="plan-words" className="grid max-w-read gap-2">
      <h2 id="plan-words" className="text-lead">
        {texts.heading}
      </h2>
      <ul className="grid list-disc gap-1.5 pl-6 text-muted">
        {texts.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
