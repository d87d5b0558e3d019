import { type ComponentProps, type RefObject, useCallback, useEffect, useRef } from 'react';

interface FilePickerProps extends Pick<ComponentProps<'input'>, 'multiple' | 'capture'> {
  /** Media types and endings that the dialog offers; undefined while they are not known. */
  accept: string | undefined;
  /** Opened by the button that a person sees: `picker.current?.click()`. */
  picker: RefObject<HTMLInputElement | null>;
  /** At least one file. */
  onChoose: (files: File[]) => void;
}

/**
 * The input behind a button that chooses files. A person may look for a file for minutes; the page can be drawn again in
 * that time (a live update, the list read again), so it listens on the input itself: React hears nothing of an input that
 * has left the page, and the choice would be lost without a word.
 */
export function FilePicker({ picker, onChoose, ...choices }: FilePickerProps) {
  const latest = useRef(onChoose);
  useEffect(() => {
    latest.current = onChoose;
  });
  const listen = useCallback(
    (input: HTMLInputElement | null) => {
      picker.current = input;
      input?.addEventListener('change', () => {
        const files = [...(input.files ?? [])];
        // The same file can be chosen again after it failed.
        input.value = '';
        if (files.length > 0) latest.current(files);
      });
    },
    [picker],
  );
  return <input {...choices} ref={listen} type="file" className="hidden" tabIndex={-1} aria-hidden="true" />;
}
