import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { QuotedFact } from '#features/facts/contract.ts';
import { FactLine } from '#features/facts/web/fact-line.tsx';
import { stageDurations } from '#features/schedule/rules/durations.ts';
import { Tile, type TileFigure, type TileGlaze } from '#ui/tile.tsx';
import { landingTexts } from '../texts/landing.ts';
import type { LandingFacts } from './landing-facts.ts';

const { path } = landingTexts;

interface Lane {
  /** Weeks to plan for, and possible extra weeks. */
  planned: number;
  maybe: number;
  /** From 768 px 20 columns, one a week: a lane starts where the previous one may end. */
  start: string;
}

const starts = ['md:col-start-1', 'md:col-start-5', 'md:col-start-7', 'md:col-start-13'];
const lanes: Lane[] = stageDurations.map(({ least, most }, index) => ({
  planned: least,
  maybe: most - least,
  start: starts[index] ?? '',
}));

/** The facts that update or contradict a specified step, in step order. */
const notes = [undefined, undefined, 'interview-form', 'visa-length'] as const;

const cell = 'aspect-square h-auto w-full';

function Weeks({ lane, last }: { lane: Lane; last: boolean }) {
  const total = lane.planned + lane.maybe;
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-8 border-b border-line md:col-span-full md:grid-cols-[repeat(20,1fr)]"
    >
      {Array.from({ length: total }, (_, week) => {
        const isVisa = last && week === total - 1;
        const figure: TileFigure = isVisa ? 'house' : week % 2 === 0 ? 'flor' : 'cruz';
        const glaze: TileGlaze = isVisa ? 'gold' : week < lane.planned ? 'white' : 'maybe';
        return (
          <Tile
            // biome-ignore lint/suspicious/noArrayIndexKey: weeks are counted, they have no other name
            key={week}
            figure={figure}
            glaze={glaze}
            className={clsx(cell, week === 0 && lane.start)}
          />
        );
      })}
    </div>
  );
}

function KeyLine({ glaze, figure, children }: { glaze: TileGlaze; figure: TileFigure; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-2">
      <Tile figure={figure} glaze={glaze} className="size-7 border border-line" />
      {children}
    </li>
  );
}

interface StepProps {
  step: (typeof path.steps)[number];
  number: number;
  lane: Lane;
  last: boolean;
  note: QuotedFact | undefined;
}

function Step({ step: { title, weeks, detail }, number, lane, last, note }: StepProps) {
  return (
    <li className="grid grid-cols-1 gap-3 md:grid-cols-[repeat(20,1fr)] md:gap-x-0 md:gap-y-4">
      <Weeks lane={lane} last={last} />
      <div className={clsx('md:col-span-8', lane.start)}>
        <h3 className="mb-1 text-xl">
          <span className="mr-[0.3em] font-normal text-muted">{number}</span>
          {title}
        </h3>
        <p className="max-w-[36ch] text-muted">
          <b className="font-strong text-ink">{weeks}</b> {detail}
        </p>
        {note && (
          <div className="mt-2 max-w-[44ch]">
            <FactLine fact={note} />
          </div>
        )}
      </div>
    </li>
  );
}

/** 'Your Path to Portugal': four steps on a grid of one tile per week. */
export function PathToPortugal({ facts }: { facts: LandingFacts }) {
  return (
    <section aria-labelledby="path-title" className="border-y border-line bg-surface py-16 md:py-24">
      <div className="wrap grid grid-cols-1 gap-8 md:gap-12">
        <div className="grid grid-cols-1 gap-3">
          <h2 id="path-title" className="display text-3xl md:text-4xl">
            {path.heading}
          </h2>
          <p>{path.lead}</p>
        </div>
        <ol className="grid grid-cols-1 gap-8 md:gap-6">
          {path.steps.map((step, index) => (
            <Step
              key={step.title}
              step={step}
              number={index + 1}
              lane={lanes[index] as Lane}
              last={index === lanes.length - 1}
              note={facts[notes[index] ?? '']}
            />
          ))}
        </ol>
        <ul className="flex flex-wrap gap-x-6 gap-y-2 text-small text-muted">
          <KeyLine figure="flor" glaze="white">
            {path.key.planned}
          </KeyLine>
          <KeyLine figure="flor" glaze="maybe">
            {path.key.maybe}
          </KeyLine>
          <KeyLine figure="house" glaze="gold">
            {path.key.visa}
          </KeyLine>
        </ul>
      </div>
    </section>
  );
}
