import clsx from 'clsx';

export interface ProgressBarProps {
  /** 0 to `max`. */
  value: number;
  /** 100 when absent. */
  max?: number;
  /** What is counted: "Your guide", "passport.pdf". */
  label: string;
  /** The value in words, with its noun: "2 of 6 steps completed". */
  valueText: string;
  className?: string;
}

/** A bar that repeats what words beside it already say; it never carries meaning alone. */
export function ProgressBar({ value, max = 100, label, valueText, className }: ProgressBarProps) {
  return (
    <progress
      className={clsx('bar', className)}
      value={value}
      max={max}
      aria-label={label}
      aria-valuetext={valueText}
    />
  );
}
