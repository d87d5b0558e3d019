import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Camera, Upload } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { publicSettingsQuery } from '#features/settings/web/queries.ts';
import { Button } from '#ui/button.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { extensionsFor, takesPictures } from '../../rules/documents.ts';
import { documentTexts } from '../../texts/documents.ts';
import { acceptAt } from './prepare-file.ts';
import type { UploadTarget } from './upload-item.ts';
import { useUploads } from './uploads.tsx';

const texts = documentTexts.upload;

interface UploadAreaProps {
  target: UploadTarget;
  /** What the files are for; part of the button's label, because a page has several. */
  title: string;
  /** The single document asked for: the button names it and takes one file at a time. */
  document?: string;
  /** A file exists already. */
  another: boolean;
  /** The id of the file button. */
  chooseId: string;
  /** With a drop area; without one where a page has many. */
  framed: boolean;
}

/** Takes files by button, phone camera or drop. Shows the limits from the live settings. */
export function UploadArea({ target, title, document, another, chooseId, framed }: UploadAreaProps) {
  const { queue } = useUploads();
  const { data: limits } = useQuery(publicSettingsQuery);
  const extensions = limits && extensionsFor(target.guide_item, limits.allowed_file_types);
  const [over, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const hintId = useId();

  function take(files: File[]) {
    if (limits) queue.add(files, target, limits);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button does the same by keyboard
    <div
      className={clsx(
        'grid justify-items-start gap-3',
        framed && 'rounded-control border-2 border-dashed p-4 max-[22.5rem]:p-2.5 md:p-6',
        over ? 'border-link bg-tint' : 'border-line',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p id={hintId} className="text-small text-muted">
        {limits && extensions && texts.limits(extensions, limits.max_file_size)}{' '}
        {extensions && takesPictures(extensions) && texts.otherPictures}
      </p>
      <FilePicker
        picker={picker}
        accept={acceptAt(target, limits)}
        multiple={document === undefined}
        onChoose={take}
      />
      <FilePicker picker={camera} capture="environment" accept="image/jpeg" onChoose={take} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          id={chooseId}
          variant="outline"
          className="max-[22.5rem]:px-3!"
          unavailable={!limits}
          aria-describedby={hintId}
          onClick={() => picker.current?.click()}
        >
          <Upload aria-hidden="true" />
          {document === undefined ? texts.choose : another ? texts.another : texts.uploadYour(document)}
          {(document === undefined || another) && <VisuallyHidden> {texts.forSection(title)}</VisuallyHidden>}
        </Button>
        <Button
          variant="outline"
          className="hidden! pointer-coarse:inline-flex!"
          unavailable={!limits}
          onClick={() => camera.current?.click()}
        >
          <Camera aria-hidden="true" />
          {texts.takePhoto}
          <VisuallyHidden> {texts.forSection(title)}</VisuallyHidden>
        </Button>
        <span className="text-muted pointer-coarse:hidden">{over ? texts.dropNow : texts.drop}</span>
      </div>
    </div>
  );
}
