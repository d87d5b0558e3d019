import clsx from 'clsx';
import type { ReactNode } from 'react';
import { siteTexts } from '#domain/texts/site.ts';
import { Tile, type TileGlaze } from '../../ui/tile.tsx';
import type { TileFigure } from '../../ui/tile-figures.tsx';

const { path } = siteTexts;

interface Lane {
  /** Weeks to plan for, and weeks it may take on top. */
  planned: number;
  maybe: number;
  /** From 768 px there are 20 columns, one a week: a lane starts where the one before may end. */
  start: string;
}

// In the order of the texts: 2-4, 1-2, 4-6, 6-8 weeks. Together 13-20.
const lanes: Lane[] = [
  { planned: 2, maybe: 2, start: 'md:col-start-1' },
  { planned: 1, maybe: 1, start: 'md:col-start-5' },
  { planned: 4, maybe: 2, start: 'md:col-start-7' },
  { planned: 6, maybe: 2, start: 'md:col-start-13' },
];

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

/** 'Your Path to Portugal': four steps on a wall where every tile is one week. */
export function PathToPortugal() {
  return (
    <section aria-labelledby="path-title" className="border-y border-line bg-surface py-16 md:py-24">
      <div className="wrap grid gap-8 md:gap-12">
        <div className="grid gap-3">
          <h2 id="path-title" className="display text-3xl md:text-4xl">
            {path.heading}
          </h2>
          <p>{path.lead}</p>
        </div>
        <ol className="grid gap-8 md:gap-6">
          {path.steps.map(({ title, weeks, detail }, index) => {
            const lane = lanes[index] as Lane;
            return (
              <li key={title} className="grid gap-3 md:grid-cols-[repeat(20,1fr)] md:gap-x-0 md:gap-y-4">
                <Weeks lane={lane} last={index === lanes.length - 1} />
                <div className={clsx('md:col-span-8', lane.start)}>
                  <h3 className="mb-1 text-xl">
                    <span className="mr-[0.3em] font-normal text-muted">{index + 1}</span>
                    {title}
                  </h3>
                  <p className="max-w-[36ch] text-muted">
                    <b className="font-strong text-ink">{weeks}</b> {detail}
                  </p>
                </div>
              </li>
            );
          })}
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
