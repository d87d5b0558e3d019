import type { ComponentType } from 'react';
import type { StepBodyProps } from '#features/guide/web/steps.ts';
import { folderTexts } from '../texts.ts';
import { FolderButton } from './folder-button.tsx';

/** A step of the guide in which the appointment is, with the offer of the folder under it. */
export function withFolder(Step: ComponentType<StepBodyProps>): ComponentType<StepBodyProps> {
  return (props) => (
    <>
      <Step {...props} />
      {!props.readOnly && (
        <section aria-label={folderTexts.card.title} className="no-print grid justify-items-start gap-2">
          <h3 className="text-lead">{folderTexts.card.title}</h3>
          <p>{folderTexts.card.hint}</p>
          <FolderButton application={props.application} />
        </section>
      )}
    </>
  );
}
