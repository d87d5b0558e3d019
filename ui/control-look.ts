import clsx from 'clsx';

/** The edge and ground that text inputs, selects and comboboxes share. */
export function controlLook(className?: string) {
  return clsx(
    'w-full min-h-control rounded-control border border-control bg-surface px-3.5 py-2 text-ink',
    'placeholder:text-muted hover:border-link aria-invalid:border-2 aria-invalid:border-bad-text',
    '[[readonly]]:bg-well',
    className,
  );
}
