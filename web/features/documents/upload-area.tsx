import clsx from 'clsx';
import { Camera, Upload } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { documentTexts } from '#domain/texts/documents.ts';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { usePublicSettings } from '../settings/use-public-settings.ts';
import type { UploadTarget } from './upload-item.ts';
import { useUploads } from './uploads.tsx';

const texts = documentTexts.upload;

interface UploadAreaProps {
  target: UploadTarget;
  /** What the files are for; part of the button's name, because a page has several. */
  title: string;
  /** Without the frame, where a page has many. */
  compact?: boolean;
}

/** Takes files: by button, by camera on a phone, or dropped. The limits stand above, from the live settings. */
export function UploadArea({ target, title, compact = false }: UploadAreaProps) {
  const { queue } = useUploads();
  const { data: limits } = usePublicSettings();
  const [over, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const hintId = useId();

  function take(files: FileList | null) {
    if (files && limits) queue.add([...files], target, limits);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }
  const choose = (input: typeof picker) => (
    <input
      ref={input}
      type="file"
      multiple={input === picker}
      accept={input === picker ? limits?.allowed_file_types.join(',') : 'image/jpeg'}
      capture={input === camera ? 'environment' : undefined}
      className="hidden"
      tabIndex={-1}
      aria-hidden="true"
      onChange={(event) => {
        take(event.target.files);
        // The same file can be chosen again after it failed.
        event.target.value = '';
      }}
    />
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button does the same by keyboard
    <div
      className={clsx(
        'grid justify-items-start gap-3',
        !compact && 'rounded-control border-2 border-dashed p-4 md:p-6',
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
        {limits && texts.limits(limits.allowed_file_types, limits.max_file_size)}
      </p>
      {choose(picker)}
      {choose(camera)}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="outline"
          unavailable={!limits}
          aria-describedby={hintId}
          onClick={() => picker.current?.click()}
        >
          <Upload aria-hidden="true" />
          {texts.choose}
          <VisuallyHidden> {texts.forSection(title)}</VisuallyHidden>
        </Button>
        <Button
          variant="outline"
          className="hidden! pointer-coarse:inline-flex! md:hidden!"
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
