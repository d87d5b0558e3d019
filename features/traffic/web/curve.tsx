import { type KeyboardEvent, type RefCallback, useCallback, useState } from 'react';
import { apart, curveScale, namedPoints } from './curve-geometry.ts';

/** One point: the value, the one as long before, and its words. */
interface CurvePoint {
  value: number;
  previous: number;
  /** "Mar 14". */
  short: string;
  /** Everything about it in words, for the line under the curve and for the ear. */
  reading: string;
}

interface CurveProps {
  /** Names the curve. */
  label: string;
  points: readonly CurvePoint[];
  compare: boolean;
  /** The last point is not over: its part is dotted. */
  partial: boolean;
  format: (value: number) => string;
  words: { present: string; previous: string; soFar: string; peak: string | undefined; hint: string };
}

const height = 220;

/** Under this width the ends have no room for words: they are over the curve. */
const narrow = 560;

/**
 * A curve with the one of before behind it. Words are at the lines' ends and at the peak. It is read point by point
 * with the arrow keys or the pointer; the line under it says what is there.
 */
export function Curve({ label, points, compare, partial, format, words }: CurveProps) {
  const [frame, width] = useWidth();
  const [at, setAt] = useState<number>();
  const isNarrow = width < narrow;
  const box = { width, height, left: 56, right: isNarrow ? 16 : 104, top: 28, bottom: 28 };
  const highest = Math.max(...points.map(({ value, previous }) => Math.max(value, compare ? previous : 0)));
  const { ticks, x, y, nearest, line } = curveScale(box, points.length, highest);
  const last = points.length - 1;
  const full = partial ? points.slice(0, -1) : points;
  const peak = full.reduce(
    (best, point, index) => (point.value > (full[best]?.value ?? 0) ? index : best),
    0,
  );
  const chosen = at === undefined ? undefined : points[at];

  const move = (event: KeyboardEvent) => {
    const from = at ?? last + 1;
    const to = {
      ArrowLeft: from - 1,
      ArrowDown: from - 1,
      ArrowRight: from + 1,
      ArrowUp: from + 1,
      PageDown: from - 7,
      PageUp: from + 7,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setAt(Math.max(0, Math.min(last, to)));
  };

  return (
    <div ref={frame}>
      {isNarrow && (
        <p aria-hidden="true" className="flex flex-wrap gap-x-4 text-small font-medium">
          <span className="text-link">━ {words.present}</span>
          {compare && <span className="text-next-text">╍ {words.previous}</span>}
        </p>
      )}
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={(at ?? last) + 1}
        aria-valuetext={(chosen ?? points[last])?.reading}
        onKeyDown={move}
        onPointerMove={(event) =>
          setAt(nearest(event.clientX - event.currentTarget.getBoundingClientRect().left))
        }
        onPointerDown={(event) =>
          setAt(nearest(event.clientX - event.currentTarget.getBoundingClientRect().left))
        }
        onPointerLeave={(event) => event.pointerType === 'mouse' && setAt(undefined)}
        onBlur={() => setAt(undefined)}
        className="relative h-55 touch-pan-y overflow-hidden rounded-control"
      >
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          aria-hidden="true"
          className="absolute inset-0 fill-muted text-small tabular-nums"
        >
          {ticks.map((tick) => (
            <g key={tick}>
              <line
                x1={box.left}
                x2={width - box.right}
                y1={y(tick)}
                y2={y(tick)}
                className={tick === 0 ? 'stroke-control' : 'stroke-line'}
              />
              <text x={box.left - 8} y={y(tick) + 5} textAnchor="end">
                {format(tick)}
              </text>
            </g>
          ))}
          {namedPoints(points.length, width - box.left - box.right, 76).map((index) => (
            <text
              key={index}
              x={x(index)}
              y={height - 6}
              textAnchor={x(index) > width - 40 ? 'end' : 'middle'}
            >
              {points[index]?.short}
            </text>
          ))}
          {chosen && at !== undefined && (
            <line x1={x(at)} x2={x(at)} y1={box.top} y2={height - box.bottom} className="stroke-control" />
          )}
          {compare && (
            <polyline
              points={line(points.map(({ previous }) => previous))}
              className="fill-none stroke-next-text stroke-[1.75]"
              strokeDasharray="6 4"
            />
          )}
          <polyline
            points={line(full.map(({ value }) => value))}
            className="fill-none stroke-link stroke-2"
          />
          {partial && last > 0 && (
            <polyline
              points={line(
                points.slice(-2).map(({ value }) => value),
                last - 1,
              )}
              className="fill-none stroke-link stroke-2"
              strokeDasharray="1 5"
              strokeLinecap="round"
            />
          )}
          {words.peak !== undefined && (
            <g>
              <circle cx={x(peak)} cy={y(full[peak]?.value ?? 0)} r={4} className="fill-link" />
              <text
                x={x(peak)}
                y={y(full[peak]?.value ?? 0) - 9}
                textAnchor={
                  x(peak) < box.left + 70 ? 'start' : x(peak) > width - box.right - 20 ? 'end' : 'middle'
                }
                className="fill-ink font-medium"
              >
                {words.peak}
              </text>
            </g>
          )}
          {partial && (
            <circle
              cx={x(last)}
              cy={y(points[last]?.value ?? 0)}
              r={4}
              className="fill-surface stroke-link stroke-2"
            />
          )}
          {chosen && at !== undefined && (
            <g>
              {compare && <circle cx={x(at)} cy={y(chosen.previous)} r={4} className="fill-next-text" />}
              <circle cx={x(at)} cy={y(chosen.value)} r={5} className="fill-link stroke-surface stroke-2" />
            </g>
          )}
          {!isNarrow && <EndLabels {...{ points, full, compare, partial, words, y, box }} />}
        </svg>
      </div>
      <p className="min-h-6 pt-1 text-small text-muted print:hidden" aria-hidden={chosen ? undefined : true}>
        {chosen ? chosen.reading : words.hint}
      </p>
    </div>
  );
}

/** The words at the right end of the lines, moved apart where they would lie on each other. */
function EndLabels({
  points,
  full,
  compare,
  partial,
  words,
  y,
  box,
}: Pick<CurveProps, 'points' | 'compare' | 'partial' | 'words'> & {
  full: readonly CurvePoint[];
  y: (value: number) => number;
  box: { width: number; right: number; top: number };
}) {
  const end = points.at(-1);
  const labels = [
    { text: words.present, look: 'fill-link font-medium', at: y(full.at(-1)?.value ?? 0) },
    ...(compare
      ? [{ text: words.previous, look: 'fill-next-text font-medium', at: y(end?.previous ?? 0) }]
      : []),
    ...(partial && full.length > 0 ? [{ text: words.soFar, look: '', at: y(end?.value ?? 0) }] : []),
  ];
  const places = apart(
    labels.map(({ at }) => at),
    17,
    box.top,
    height - 28,
  );
  return labels.map(({ text, look }, index) => (
    <text key={text} x={box.width - box.right + 12} y={(places[index] ?? 0) + 5} className={look}>
      {text}
    </text>
  ));
}

/** The width of an element, followed while it is mounted; a guess until it is known. */
function useWidth(guess = 720): [ref: RefCallback<HTMLElement>, width: number] {
  const [width, setWidth] = useState(guess);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const follow = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(240, Math.round(entry.contentRect.width)));
    });
    follow.observe(element);
    return () => follow.disconnect();
  }, []);
  return [ref, width];
}
